import type { WireVideo } from '#services/video/wire';

/**
 * A video for search engines. The description falls back to the name; what the service does not say is left out, and
 * without a name, a picture and a date there is nothing to say.
 * @param absolute - a path of the site, or an address, as an address
 * @requirement A13 L4
 */
export function videoObject(video: WireVideo, absolute: (link: string) => string): object | undefined {
  const name = video.name?.trim();
  const [picture] = (video.pictures?.sizes ?? []).toSorted((one, other) => other.width - one.width);
  if (!name || !picture || !video.created_time) return undefined;
  const [film] = video.files ?? [];
  const { duration, stats, player_embed_url: embed } = video;
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name,
    description: video.description?.trim() || name,
    thumbnailUrl: absolute(picture.link),
    uploadDate: video.created_time,
    ...(duration ? { duration: isoDuration(duration) } : {}),
    ...(embed ? { embedUrl: absolute(embed) } : {}),
    ...(film ? { contentUrl: absolute(film.link) } : {}),
    ...(stats?.plays
      ? {
          interactionStatistic: {
            '@type': 'InteractionCounter',
            interactionType: { '@type': 'WatchAction' },
            userInteractionCount: stats.plays,
          },
        }
      : {}),
  };
}

/** A length of time as ISO 8601 writes it: 3725 is `PT1H2M5S`. @param seconds - above 0; rounded @requirement A13 */
export function isoDuration(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const parts = [hours && `${hours}H`, minutes && `${minutes}M`, rest && `${rest}S`].filter(Boolean);
  return `PT${parts.join('') || '0S'}`;
}
