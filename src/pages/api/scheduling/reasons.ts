import type { PageConfig } from 'next';
import { dictionaryOfVisitor } from '#cms/dictionary';
import { reasonsRoute } from '#services/scheduling/routes';

// The body is read by the route itself, within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

export default reasonsRoute(dictionaryOfVisitor);
