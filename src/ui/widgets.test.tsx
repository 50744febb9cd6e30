import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Button, ButtonLink } from '@/ui/button/Button';
import { Chip } from '@/ui/chip/Chip';
import { Disclosure } from '@/ui/disclosure/Disclosure';
import { iconNamed } from '@/ui/icon/icon-named';
import { iconNames, spriteUrl } from '@/ui/icon/icon-names';
import { LiveRegion } from '@/ui/live-region/LiveRegion';
import { Notice } from '@/ui/notice/Notice';
import { Progress } from '@/ui/progress/Progress';
import { Stars } from '@/ui/stars/Stars';
import { Tip } from '@/ui/tip/Tip';

test('[O2] the small components have no accessibility violation', async () => {
  const { container } = render(
    <>
      <Button icon="check">Save</Button>
      <Button variant="secondary" disabled>
        Wait
      </Button>
      <ButtonLink href="/x" iconEnd="arrow-right">
        Go
      </ButtonLink>
      <Chip tone="success" icon="check">
        Open
      </Chip>
      <Notice tone="error" title="Error: it failed" role="alert">
        <p>Call us.</p>
      </Notice>
      <Progress steps={['Appointment', 'Care', 'Patient', 'Confirm']} current={2} label="Progress" />
      <Stars rating={4.76} label="4.8 out of 5, 132 ratings" />
      <Tip text="Teaches at the university">Faculty</Tip>
      <Disclosure fragment="more" title="More" headingLevel={2} isOpen={false} onToggle={() => undefined}>
        <p>Text</p>
      </Disclosure>
      <LiveRegion>Done</LiveRegion>
    </>,
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('[I8] the current step is marked, and earlier steps are announced as done', () => {
  render(<Progress steps={['Appointment', 'Care', 'Patient', 'Confirm']} current={3} label="Progress" />);
  const steps = screen.getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
  expect(steps[0]?.textContent).toBe('1. Appointment (done)');
});

test('[D1] a tip describes its text and closes with Escape', async () => {
  const { container } = render(<Tip text="Teaches at the university">Faculty</Tip>);
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Faculty', description: 'Teaches at the university' });
  expect(document.activeElement).toBe(button);
  const before = container.innerHTML;
  await userEvent.keyboard('{Escape}');
  expect(container.innerHTML).not.toBe(before);
});

test('[O2] the sprite has every icon that the code may name', () => {
  const folder = join(__dirname, '../../public');
  expect(readdirSync(folder)).toContain(spriteUrl.slice(1));
  const sprite = readFileSync(join(folder, spriteUrl.slice(1)), 'utf8');
  expect(iconNames.filter((name) => !sprite.includes(`<symbol id="${name}"`))).toEqual([]);
});

test('[O2] an unknown authored icon gives the fallback', () => {
  expect(iconNamed(' Heart ', 'info')).toBe('heart');
  expect(iconNamed('unicorn', 'info')).toBe('info');
  expect(iconNamed('', undefined)).toBeUndefined();
});
