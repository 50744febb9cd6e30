import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { slotOfAlternative } from '@/features/appointment/model/slots';
import { CheckAnswers } from './check-answers';
import type { ConfirmProps } from './confirm-props';
import { ConfirmForm } from './confirm-form';
import { FailedView, UnknownView } from './not-booked-view';

/** What few patients meet comes when one does. */
const SecondVisitView = dynamic(() => import('./second-visit-view').then((file) => file.SecondVisitView), {
  ssr: false,
});
const TakenNotice = dynamic(
  () => import('@/features/appointment/ui/taken-notice').then((file) => file.TakenNotice),
  { ssr: false },
);

/** All answers once more, each part with its way back, then the one button that books. @requirement I9 I10 I15 */
export function ConfirmView(props: ConfirmProps): ReactNode {
  const { submission } = props.state;
  switch (submission.status) {
    case 'failed':
      return <FailedView {...props} message={submission.message} />;
    case 'unknown':
      return <UnknownView {...props} />;
    case 'asked':
      return <SecondVisitView {...props} visit={submission.visit} />;
    case 'editing':
    case 'sending':
    case 'taken':
      return (
        <>
          <TakenSlot {...props} />
          <CheckAnswers {...props} />
          <ConfirmForm {...props} />
        </>
      );
  }
}

/** Other times, where the chosen slot was taken: found when booking, or when it could not be held. @requirement I15 */
function TakenSlot({ state, change }: ConfirmProps): ReactNode {
  const { submission, visit } = state;
  if (submission.status === 'taken') {
    const known = [...change.times.slots, visit.slot];
    const alternatives = submission.alternatives.map((one) => slotOfAlternative(one, known));
    return (
      <TakenNotice alternatives={alternatives} onChoose={change.take} onMore={() => change.open('times')} />
    );
  }
  const { alternatives, isOpen } = change.choice;
  return alternatives && !isOpen ? <TakenNotice alternatives={alternatives} onChoose={change.take} /> : null;
}
