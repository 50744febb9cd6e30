import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadContent } from './load.ts';
import { folderOf } from './testing/folder.ts';
import { videoProblems } from './video-check.ts';

const templates = `
- name: Film
  fields:
    - { name: vimeoVideoUrl, type: text, shared: true }
    - { name: transcriptText, type: richtext }
- name: Video File
  fields:
    - { name: videoId, type: text, shared: true }
- name: Plain
  fields:
    - { name: vimeoVideoUrl, type: text }
`;

test('[L2] videos without a transcript, without captions and without a film are reported with their place', async (t) => {
  const { path } = folderOf(t, {
    'templates/films.yaml': templates,
    'items/data/known.yaml': "template: Video File\nfields: {videoId: '70'}\n",
    'items/data/good.yaml':
      "template: Film\nfields: {vimeoVideoUrl: /videos/70, transcriptText: '<p>Words.</p>'}\nlanguages: {ar: {fields: {transcriptText: كلمات}}}\n",
    'items/data/silent.yaml':
      "template: Film\nfields:\n  vimeoVideoUrl: 'https://vimeo.com/1'\n  transcriptText: '<p> </p>'\n",
    'items/data/half.yaml':
      'template: Film\nfields:\n  transcriptText: Words\n  vimeoVideoUrl: /videos/71\nlanguages: {ar: {displayName: فيلم}}\n',
    'items/data/none.yaml': 'template: Film\n',
    'items/data/plain.yaml': "template: Plain\nfields: {vimeoVideoUrl: 'https://vimeo.com/2'}\n",
    'media/a.webm': 'film',
    'media/a.en.vtt': 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n',
    'media/a.ar.vtt': '1\n00:00:01,000 --> 00:00:02,000\nHello\n',
  });
  const loaded = await loadContent(path);
  assert(loaded.ok, JSON.stringify(loaded));
  const found = videoProblems(loaded.value).map(({ file, line, reason }) =>
    `${file}:${line}: ${reason}`.replaceAll(`${path}/`, ''),
  );
  assert.deepEqual(found, [
    'items/data/half.yaml:4: there is no video "/videos/71"',
    'items/data/half.yaml:4: the video has no transcript (transcriptText) in ar',
    'items/data/silent.yaml:3: the video has no transcript (transcriptText) in en',
    'media/a.ar.vtt:1: captions begin with WEBVTT',
    'media/a.webm:1: the film has no captions in es-MX',
  ]);
});
