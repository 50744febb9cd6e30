/**
 * The first files of a block: a heading and a text, which its engineer replaces.
 * @param {string} name - of the block, in PascalCase
 * @returns {Record<string, string>} contents by file name
 */
export function blockFiles(name) {
  return {
    [`${name}.tsx`]: component(name),
    [`${name}.module.css`]: '.text {\n  max-width: var(--measure);\n}\n',
    'block.ts':
      "import type { BlockDescriptor } from '@/cms/block';\n\nexport const block = {} satisfies BlockDescriptor;\n",
    'fixtures.ts': fixtures,
    [`${name}.test.tsx`]: test(name),
  };
}

/**
 * The content template of a block's datasource, with the fields that its first component reads.
 * @param {string} name - of the template
 */
export function blockTemplate(name) {
  return `\n- name: ${name}\n  fields:\n    - { name: titleText, type: text }\n    - { name: introText, type: richtext }\n`;
}

const fixtures = `import type { Fixtures } from '@/cms/block-fixtures';
import { longText, text } from '@/features/content/testing/fields';

const filled = { titleText: text('Heart care'), introText: text('<p>Every heart, <b>every</b> age.</p>') };

export const fixtures = {
  default: { fields: filled },
  longest: { fields: { titleText: text(longText), introText: text(\`<p>\${longText}</p>\`) } },
  editing: { fields: filled, page: { isEditing: true } },
  rightToLeft: { fields: filled, page: { direction: 'rtl', language: 'ar' } },
  empty: {},
} satisfies Fixtures;
`;

/** @param {string} name */
function component(name) {
  return `import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { textOf } from '@/cms/fields/readers';
import { RichText } from '@/cms/fields/rich-text';
import { Text } from '@/cms/fields/text';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { Section } from '@/ui/section/Section';
import styles from '@/blocks/${name}/${name}.module.css';

/** A heading and a text. @requirement P1 */
export function ${name}({ fields }: BlockProps): ReactNode {
  const { isEditing } = usePage();
  if (textOf(fields?.titleText) === '' && textOf(fields?.introText) === '') {
    return isEditing ? <AuthorNotice>${name}: there is no text yet</AuthorNotice> : null;
  }
  return (
    <Section>
      <Text field={fields?.titleText} as="h2" />
      <RichText field={fields?.introText} className={styles.text} />
    </Section>
  );
}
`;
}

/** @param {string} name */
function test(name) {
  return `import { screen } from '@testing-library/react';
import { fixtures } from '@/blocks/${name}/fixtures';
import { ${name} } from '@/blocks/${name}/${name}';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('P1', '${name}', ${name}, fixtures);

test('[P1] ${name} shows its heading', () => {
  renderBlock(${name}, fixtures.default);
  expect(screen.getByRole('heading', { level: 2, name: 'Heart care' })).toBeTruthy();
});
`;
}
