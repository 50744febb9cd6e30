import { useEffect, useRef, type ReactNode } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import { WindowTitle } from '@/cms/window-title';
import { postedBlock } from '@/config/forms';
import { visibleFields } from '@/domain/authored-form/authored-form';
import { PhoneText } from '@/ui/phone-text/PhoneText';
import { usePhrases } from '@/i18n/use-phrases';
import { Button } from '@/ui/button/Button';
import { Captcha } from '@/ui/captcha/Captcha';
import { Form } from '@/ui/form/Form';
import { Notice } from '@/ui/notice/Notice';
import type { AuthoredFormData } from '../model/form-data';
import { labelOf } from '../model/requirements';
import {
  captchaField,
  formIdOf,
  useAuthoredForm,
  type AuthoredFormControl,
} from '../state/use-authored-form';
import { AuthoredFieldControl } from './authored-field';
import styles from '@/features/form/ui/form.module.css';

type AuthoredFormProps = {
  readonly uid: string;
  readonly item: string;
  readonly formId: string;
  readonly data: AuthoredFormData;
  /** Replaces the form when it was taken in. */
  readonly thanks: { readonly headline: string; readonly text: ReactNode };
};

/** An authored form, or the thanks for it. @requirement K6 */
export function AuthoredFormView(props: AuthoredFormProps): ReactNode {
  const { uid, formId, data, thanks } = props;
  const t = usePhrases();
  const page = usePage();
  const control = useAuthoredForm(props);
  const { form, status, hasAttempted } = control;
  const fields = visibleFields(data.form);
  const id = formIdOf(uid);
  if (status === 'success')
    return (
      <Thanks id={id} headline={thanks.headline || t('Thank you')}>
        {thanks.text}
      </Thanks>
    );
  return (
    <Form
      id={id}
      name={formId}
      form={hasAttempted ? form : { ...form, said: '' }}
      action={`${hrefOn(page, page.pathname)}#${id}`}
      hidden={{ [postedBlock]: uid }}
      className={styles.form}
      onSubmit={control.submit}
    >
      <Failures control={control} data={data} />
      {fields.some(({ isRequired }) => isRequired) ? (
        <p className={styles.note}>
          <span className={styles.star} aria-hidden>
            *
          </span>{' '}
          <span>{t('Indicates required field')}</span>
        </p>
      ) : null}
      {fields.map((field) => (
        <AuthoredFieldControl key={field.id} {...{ field, form, hasAttempted }} />
      ))}
      {data.captcha ? (
        <>
          <div className="needs-script">
            <Captcha
              key={control.round}
              id={form.field(captchaField).id}
              setup={data.captcha}
              error={form.field(captchaField).error}
              onToken={form.field(captchaField).onValueChange}
            />
          </div>
          <p className="without-script">
            <PhoneText>
              {t(
                'The security check of this form needs JavaScript, which is off in this browser. Please call us: 1-888-824-0200.',
              )}
            </PhoneText>
          </p>
        </>
      ) : null}
      <p>
        <Button type="submit" aria-disabled={status === 'pending' ? true : undefined}>
          {data.form.submitLabel || t('Send')}
        </Button>
      </p>
      <output>{status === 'pending' ? t('Sending…') : ''}</output>
    </Form>
  );
}

type FailuresProps = { readonly control: AuthoredFormControl; readonly data: AuthoredFormData };

/** Why a form came to nothing: what the forms service demands, by its own names, or that it could not be reached. */
function Failures(props: FailuresProps): ReactNode {
  const { failure, refused, round } = props.control;
  const box = useRef<HTMLDivElement>(null);
  const isShown = failure !== undefined || refused.length > 0;
  // The button is far below on a phone.
  useEffect(() => {
    if (isShown) box.current?.focus();
  }, [isShown, failure, round]);
  return isShown ? (
    <div ref={box} tabIndex={-1}>
      <WindowTitle title="" isWrong />
      <Failure {...props} />
    </div>
  ) : null;
}

function Failure({ control, data }: FailuresProps): ReactNode {
  const t = usePhrases();
  const { failure, refused } = control;
  if (failure === 'tooMany')
    return (
      <Notice tone="warning" role="alert">
        <p>
          <PhoneText>
            {t(
              'There were too many tries from your network. Please wait ten minutes or call us: 1-888-824-0200.',
            )}
          </PhoneText>
        </p>
      </Notice>
    );
  if (failure === 'error')
    return (
      <Notice tone="error" role="alert" title={t('Your form was not sent')}>
        <p>
          <PhoneText>
            {t(
              'What you wrote is still here. Please try again in a few minutes, or call us: 1-888-824-0200.',
            )}
          </PhoneText>
        </p>
      </Notice>
    );
  return (
    <Notice tone="error" role="alert" title={t('Some answers were not accepted')}>
      <ul>
        {refused.map((error) => (
          <li key={`${error.field} ${error.requirement}`}>
            {labelOf(data.form, error) ? `${labelOf(data.form, error)}: ` : null}
            <bdi lang="en">{error.requirement}</bdi>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Takes the focus: the form that had it is gone. */
function Thanks({
  id,
  headline,
  children,
}: {
  readonly id: string;
  readonly headline: string;
  readonly children: ReactNode;
}): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <Notice tone="success">
      <WindowTitle title={headline} />
      <h3 id={id} ref={heading} tabIndex={-1} className={styles.thanks}>
        {headline}
      </h3>
      {children}
    </Notice>
  );
}
