import { lastAnswer } from '#gateway/watch';
import { schedulingName } from '#services/scheduling/client';
import { findInsurancePlans } from '#services/scheduling/insurance';

/** For so many milliseconds the answer to anybody's call says how the scheduling gateway is. */
const freshMs = 5000;
const deadlineMs = 2000;

let asking: Promise<unknown> | undefined;

/**
 * Whether the scheduling gateway answers. What visitors' calls met in the last five seconds counts; where nobody called,
 * it is asked for its insurance list, once for all who want to know at the same time.
 * @requirement O8
 */
export async function isSchedulingUp(): Promise<boolean> {
  const last = lastAnswer(schedulingName);
  if (last && Math.abs(Date.now() - last.at) < freshMs) return last.isUp;
  asking ??= findInsurancePlans({ deadlineMs }).finally(() => {
    asking = undefined;
  });
  await asking;
  return lastAnswer(schedulingName)?.isUp === true;
}
