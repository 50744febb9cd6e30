import { subsiteOf } from '@/domain/subsites';
import { ok, type Result } from '@/lib/result';
import type { ContentFailure } from '#cms/content';
import { fetchPage } from '#cms/fetch-page';
import { nameOfPage } from '#cms/shown-name';
import { crumbsOf, type Crumb } from '#services/navigation/crumbs';

type Place = { readonly itemId: string; readonly itemPath: string; readonly language: string };

/**
 * The pages above a page, from the top down. The page of a physician in the children's hospital has the item of the main
 * site: above it stand the pages of the hospital.
 * @requirement A12 D9
 */
export async function crumbsOfPage({
  itemId,
  itemPath,
  language,
}: Place): Promise<Result<readonly Crumb[], ContentFailure>> {
  const found = await crumbsOf(itemId, language);
  const subsite = subsiteOf(itemPath);
  const isHome = itemPath.split('/').length === 2;
  if (!found.ok || subsite === undefined || isHome) return found;
  if (found.value.some(({ path }) => path.toLowerCase().split('/').includes(subsite))) return found;
  return (await crumbsFrom(itemPath, language)) ?? found;
}

/** The next page above a path, and those above it. */
async function crumbsFrom(
  itemPath: string,
  language: string,
): Promise<Result<readonly Crumb[], ContentFailure> | undefined> {
  const path = itemPath.slice(0, itemPath.lastIndexOf('/'));
  if (path === '') return undefined;
  const { route } = (await fetchPage(path, language)).layout;
  if (!route) return crumbsFrom(path, language);
  const above = await crumbsOf(route.itemId, language);
  return above.ok ? ok([...above.value, { text: nameOfPage(route, language), path }]) : above;
}
