import type { ContentIndex } from '../content-index.ts';
import { normalizeId } from '../ids.ts';
import type { Problems } from '../problems.ts';
import type { Snapshot } from '../snapshot.ts';
import { addressesIn, authoredValues, linkOf } from './authored.ts';

/**
 * Looks for links to the stories of a channel that there is not: the page then has the channel's name and no story. An
 * address names a channel by the id of its tag.
 * @requirement H2 O6
 */
export function checkChannels(content: Snapshot, index: ContentIndex, problems: Problems): void {
  for (const authored of authoredValues(content)) {
    const query = linkOf(authored)?.querystring ?? '';
    for (const address of addressesIn(authored)) {
      const whole = query === '' ? address : `${address}?${query.replace(/^\?/, '')}`;
      const channel = channelIn(whole, content.site);
      if (channel === '' || index.byId.has(normalizeId(channel) ?? '')) continue;
      problems.add(
        authored.item.file,
        authored.placeOf(),
        `no channel has the id "${channel}", so the page shows no stories${idHint(channel, index)}`,
      );
    }
  }
}

/** What an address of this site asks for as its channel; '' for nothing. */
function channelIn(address: string, { hostName }: Snapshot['site']): string {
  const site = `https://${hostName === '*' ? 'site.invalid' : hostName}`;
  if (!URL.canParse(address, site)) return '';
  const { hostname, searchParams } = new URL(address, site);
  return hostname === new URL(site).hostname ? (searchParams.get('channel')?.trim() ?? '') : '';
}

/** Authors know a tag by its name. */
function idHint(name: string, { byId }: ContentIndex): string {
  const tag = [...byId.values()].find(
    (item) => item.template.endsWith('Tag') && item.name === name.toLowerCase(),
  );
  return tag ? `; write channel=${tag.id.replaceAll('-', '')}` : '';
}
