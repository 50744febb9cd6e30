import { fixtures } from '@/blocks/SalesforceNewsletter/fixtures';
import { SalesforceNewsletter } from '@/blocks/SalesforceNewsletter/SalesforceNewsletter';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';
import { checkSignUp } from '@/features/newsletter/testing/check-sign-up';

checkBlock('K8', 'SalesforceNewsletter', SalesforceNewsletter, fixtures);
checkSignUp('SalesforceNewsletter', 'salesforce', (name, page = {}) =>
  renderBlock(SalesforceNewsletter, { ...fixtures[name], page }),
);
