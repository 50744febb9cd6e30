import { describeSearch } from './cases.ts';
import { startEmbedded } from './engines.ts';

describeSearch('the embedded engine', startEmbedded);
