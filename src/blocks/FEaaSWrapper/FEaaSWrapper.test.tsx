import { render, screen } from '@testing-library/react';
import { fixtures } from '@/blocks/FEaaSWrapper/fixtures';
import { FEaaSWrapper } from '@/blocks/FEaaSWrapper/FEaaSWrapper';
import { PageContext, type Page } from '@/cms/page';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('G10', 'FEaaSWrapper', FEaaSWrapper, fixtures);

test('[G10] shows what the server fetched', () => {
  renderBlock(FEaaSWrapper, fixtures.default);
  expect(screen.getByRole('heading', { level: 2, name: 'Clean hands' })).toBeTruthy();
});

test('[G10] authors read which component stands here, or what is missing', () => {
  const editing = { isEditing: true };
  const named = renderBlock(FEaaSWrapper, fixtures.editing);
  expect(named.container.textContent).toBe(
    'FEaaSWrapper: patient-education/hand-washing, responsive, published',
  );
  named.unmount();
  const half = renderBlock(FEaaSWrapper, { params: { LibraryId: 'patient-education' }, page: editing });
  expect(half.container.textContent).toBe('FEaaSWrapper: set LibraryId and ComponentId');
});

test('[G10] authors read why visitors see nothing', () => {
  const page = { language: 'en', defaultLanguage: 'en', isEditing: true } as Page;
  const noticeFor = (error: string) =>
    render(
      <PageContext value={page}>
        <FEaaSWrapper
          rendering={{ uid: 'u', componentName: 'FEaaSWrapper', dataSource: '' }}
          fields={undefined}
          params={fixtures.editing.params}
          data={{ ok: false, error }}
        />
      </PageContext>,
    ).container.textContent;
  expect(noticeFor('notFound')).toContain('Visitors see nothing: the library has no such component');
  expect(noticeFor('unavailable')).toContain('Visitors see nothing: the library cannot be reached now');
});

test('[G10] authors see what visitors see', () => {
  const { container } = renderBlock(FEaaSWrapper, { ...fixtures.default, page: { isEditing: true } });
  expect(container.textContent).not.toContain('Visitors see nothing');
  expect(screen.getByRole('heading', { name: 'Clean hands' })).toBeTruthy();
});
