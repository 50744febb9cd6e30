import { videoSource, vimeoEmbed } from '@/domain/video-source';

const vimeo = (id: string, hash?: string) => ({
  kind: 'vimeo',
  id,
  hash,
  href: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`,
});

describe('the address of a video', () => {
  test.each([
    ['https://vimeo.com/524933864', '524933864', undefined],
    ['http://www.vimeo.com/524933864/', '524933864', undefined],
    ['vimeo.com/524933864', '524933864', undefined],
    ['//vimeo.com/524933864?share=copy#t=10s', '524933864', undefined],
    ['524933864', '524933864', undefined],
    ['https://vimeo.com/524933864/1ac4fd9fb4', '524933864', '1ac4fd9fb4'],
    ['https://vimeo.com/524933864/1234567890', '524933864', '1234567890'],
    ['https://vimeo.com/524933864?h=1ac4fd9fb4', '524933864', '1ac4fd9fb4'],
    ['https://player.vimeo.com/video/524933864?h=1ac4fd9fb4&title=0', '524933864', '1ac4fd9fb4'],
    ['https://player.vimeo.com/video/524933864', '524933864', undefined],
    ['https://vimeo.com/channels/staffpicks/524933864', '524933864', undefined],
    ['https://vimeo.com/channels/1234/524933864', '524933864', undefined],
    ['https://vimeo.com/groups/88/videos/524933864', '524933864', undefined],
    ['https://vimeo.com/album/3951262/video/524933864', '524933864', undefined],
    ['https://vimeo.com/showcase/3951262/video/524933864', '524933864', undefined],
    ['https://vimeo.com/manage/videos/524933864/1ac4fd9fb4', '524933864', '1ac4fd9fb4'],
    ['https://vimeo.com/user/review/524933864/1ac4fd9fb4', '524933864', '1ac4fd9fb4'],
    ['https://vimeo.com/ondemand/hearts/524933864', '524933864', undefined],
  ])('[L4] %s is the video %s of Vimeo', (address, id, hash) => {
    expect(videoSource(address)).toEqual(vimeo(id, hash));
  });

  test.each([
    'https://vimeo.com/showcase/3951262',
    'https://vimeo.com/staffpicks',
    'https://vimeo.com.example.net/524933864',
    'https://vimeo.com@example.net/524933864',
    'https://notvimeo.com/524933864',
    'https://vimeo.com/5249338641234567',
    'https://films.example.net/clip.mp4',
  ])('[L4] %s is a page elsewhere', (address) => {
    expect(videoSource(address)).toMatchObject({ kind: 'elsewhere' });
  });

  test('[L4] films of this site, by number and by file', () => {
    expect(videoSource('/videos/700100101')).toEqual({ kind: 'hosted', id: '700100101' });
    expect(videoSource('/-/media/films/a b.WEBM?v=2')).toEqual({
      kind: 'file',
      href: '/-/media/films/a b.WEBM?v=2',
    });
    expect(videoSource('/-/media/films/tour.mp4')?.kind).toBe('file');
  });

  test.each([
    '',
    ' ',
    'javascript:alert(1)',
    'data:video/mp4;base64,AA',
    '/about',
    '/videos/x',
    '//',
    'ftp://a/b.mp4',
    '/\\evil.example/a.mp4',
  ])('[L4] "%s" is none', (address) => {
    expect(videoSource(address)).toBeUndefined();
  });

  test('[L4] Vimeo’s player is asked to play at once and to keep nothing about the visitor', () => {
    const address = new URL(vimeoEmbed({ id: '524933864', hash: '1ac4fd9fb4' }, 'es-MX'));
    expect(`${address.origin}${address.pathname}`).toBe('https://player.vimeo.com/video/524933864');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      h: '1ac4fd9fb4',
      autoplay: '1',
      dnt: '1',
      texttrack: 'es',
    });
  });
});
