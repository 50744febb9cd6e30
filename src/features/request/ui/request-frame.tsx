import type { ReactNode } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { fieldOf } from '@/cms/fields/readers';
import { RichText } from '@/cms/fields/rich-text';
import type { ComponentFields } from '@/cms/layout-data';
import { postedBlock } from '@/config/forms';
import { usePage } from '@/cms/page';
import { PhoneText } from '@/ui/phone-text/PhoneText';
import { usePhrases } from '@/i18n/use-phrases';
import { Button } from '@/ui/button/Button';
import { Captcha } from '@/ui/captcha/Captcha';
import { Form } from '@/ui/form/Form';
import { LiveRegion } from '@/ui/live-region/LiveRegion';
import { Notice } from '@/ui/notice/Notice';
import type { RequestFormData } from '../model/request-data';
import type { RequestFormControl } from '../state/use-request-form';
import { SaveLater } from './save-later';
import styles from '@/features/appointment/ui/form.module.css';

type RequestFrameProps = {
  /** Id of the form on its page. */
  readonly id: string;
  /** The block that a form without scripts is sent to. */
  readonly uid: string;
  readonly control: RequestFormControl;
  readonly data: RequestFormData;
  /** What is said when a form that came without scripts could not be sent on. */
  readonly failure: { readonly title: ReactNode; readonly text: ReactNode };
  /** What an author writes; the disclaimer stands before the button. */
  readonly fields: ComponentFields | undefined;
  readonly hasFiles?: boolean;
  readonly children: ReactNode;
};

/** What all request forms have in common: the form, its captcha, its button. @requirement J3 K7 K10 */
export function RequestFrame(props: RequestFrameProps): ReactNode {
  const { id, uid, control, data, failure, fields, children } = props;
  const { form, status, round, isTooMany } = control;
  const t = usePhrases();
  const page = usePage();
  // A form that came without scripts opens at its beginning; whoever pressed the button looks at it.
  const isSentHere = round > 0;
  return (
    <>
      <Form
        id={id}
        form={form}
        action={`${hrefOn(page, page.pathname)}#${id}`}
        hidden={{ [postedBlock]: uid }}
        hasFiles={props.hasFiles}
        className={styles.form}
        onSubmit={control.submit}
      >
        {control.hasFailed ? (
          <Notice tone="error" role="alert" title={failure.title}>
            {failure.text}
          </Notice>
        ) : null}
        {isTooMany && !isSentHere ? <TooMany /> : null}
        <LiveRegion isVisible>
          {control.saved.isResumed ? (
            <strong>
              {t('Your answers are back. Please check them before you send the form.')}{' '}
              {props.hasFiles ? t('Pictures of your insurance card are not saved.') : null}
            </strong>
          ) : null}
        </LiveRegion>
        <p className={styles.hint}>{t('All fields are required unless marked optional.')}</p>
        {children}
        {data.captcha ? (
          <CaptchaField key={round} setup={data.captcha} field={form.field('captcha')} />
        ) : null}
        <RichText field={fieldOf(fields, 'disclaimerText')} />
        {isTooMany && isSentHere ? <TooMany /> : null}
        <p>
          <Button type="submit" aria-disabled={status === 'pending' ? true : undefined}>
            {t('Send the request')}
          </Button>
        </p>
        <output>{status === 'pending' ? t('Sending…') : ''}</output>
        {control.sent === undefined ? null : (
          <progress className={styles.progress} value={control.sent} aria-label={t('Sending…')} />
        )}
      </Form>
      {data.isProtocolOnly ? null : (
        <SaveLater form={form} saved={control.saved} hasFiles={props.hasFiles === true} />
      )}
    </>
  );
}

function TooMany(): ReactNode {
  const t = usePhrases();
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
}

type CaptchaFieldProps = {
  readonly setup: NonNullable<RequestFormData['captcha']>;
  readonly field: ReturnType<RequestFormControl['form']['field']>;
};

function CaptchaField({ setup, field }: CaptchaFieldProps): ReactNode {
  const t = usePhrases();
  return (
    <>
      <div className="needs-script">
        <Captcha id={field.id} setup={setup} error={field.error} onToken={field.onValueChange} />
      </div>
      <p className="without-script">
        <PhoneText>
          {t(
            'The security check of this form needs JavaScript, which is off in this browser. Please call us: 1-888-824-0200.',
          )}
        </PhoneText>
      </p>
    </>
  );
}
