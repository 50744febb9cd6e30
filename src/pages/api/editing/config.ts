import type { NextApiRequest, NextApiResponse } from 'next';
import packageFile from '../../../../package.json';
import { components } from '@/registry/components';
import { refusalOfEditor } from '#routes/kit/editor';

/**
 * What Sitecore Pages asks before it opens a page: the blocks of this site, its packages, and how it edits.
 * @requirement O1
 */
export default function handler(request: NextApiRequest, response: NextApiResponse): void {
  const refusal = refusalOfEditor(request, response);
  if (refusal?.status === 204) return void response.status(204).end();
  if (refusal?.status === 404) return response.status(404).json({ message: 'Not found' });
  if (refusal)
    return response.status(401).json({
      message: refusal.error === 'origin' ? 'Invalid origin' : 'Missing or invalid editing secret',
    });
  if (request.method !== 'GET')
    return response
      .status(405)
      .setHeader('Allow', 'GET, OPTIONS')
      .json({ message: 'Invalid request method' });
  response
    .status(200)
    .json({ components: Object.keys(components), packages: packagesOfEditor, editMode: 'metadata' });
}

const packagesOfEditor = Object.fromEntries(
  Object.entries(packageFile.dependencies).filter(([name]) => name.startsWith('@sitecore')),
);
