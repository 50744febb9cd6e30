import { screen } from '@testing-library/react';
import { fixtures } from '@/blocks/ChatBot/fixtures';
import { ChatBot } from '@/blocks/ChatBot/ChatBot';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('P1', 'ChatBot', ChatBot, fixtures);

test('[P1] ChatBot shows its heading', () => {
  renderBlock(ChatBot, fixtures.default);
  expect(screen.getByRole('heading', { level: 2, name: 'Heart care' })).toBeTruthy();
});
