import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import {
  isPolicyHolder,
  isProxy,
  phoneTypesOf,
  withSubscriber,
  type RequestField,
  type RequestKind,
} from '@/lib/request-form';
import { usePhrases } from '@/i18n/use-phrases';
import { usStates } from '@/lib/us-states';
import { Checkbox } from '@/ui/field/Checkbox';
import { DateField } from '@/ui/field/DateField';
import { PhoneField } from '@/ui/field/PhoneField';
import { RadioGroup } from '@/ui/field/RadioGroup';
import { SelectField, type Option } from '@/ui/field/SelectField';
import { TextField } from '@/ui/field/TextField';
import type { FormControl } from '@/ui/form/use-form';
import { useHydrated } from '@/ui/form/use-hydrated';
import { interpreterLanguages } from '../model/patient-choices';
import { canBeTexted } from '../model/patient-form';

type PartProps = { readonly form: FormControl<RequestField> };

/** An insurance plan that is offered while its name is typed. */
type Plan = { readonly id: string; readonly name: string };

/** Choices as they are sent, in the words of the page's language. */
function useOptions(values: readonly string[]): readonly Option[] {
  const t = usePhrases();
  return values.map((value) => [value, t(value)] as const);
}

type PersonProps = PartProps & {
  readonly today: string;
  readonly sexes: readonly string[];
  /** Left out where nobody asks for it. */
  readonly races?: readonly string[];
};

/** Who the patient is, and who asks for him. @requirement J1 J5 J8 */
export function PersonFields({ form, today, sexes, races }: PersonProps): ReactNode {
  const t = usePhrases();
  // The browser's owner is not the patient then: what it would fill in is wrong.
  const own = (token: HTMLInputAutoCompleteAttribute) => (isProxy(form.values) ? 'off' : token);
  const sexOptions = useOptions(sexes);
  const raceOptions = useOptions(races ?? []);
  return (
    <>
      <ProxyFields form={form} />
      <TextField {...form.field('firstName')} autoComplete={own('given-name')} maxLength={80} />
      <TextField {...form.field('lastName')} autoComplete={own('family-name')} maxLength={80} />
      <DateField {...form.field('birthDate')} autoComplete={own('bday')} max={today} hasCalendar />
      <SelectField {...form.field('gender')} empty={t('Choose one')} options={sexOptions} />
      {races ? <SelectField {...form.field('race')} empty={t('Choose one')} options={raceOptions} /> : null}
    </>
  );
}

/** For whom the visit is; without scripts the name of whoever asks can always be given. @requirement I9 J1 */
function ProxyFields({ form }: PartProps): ReactNode {
  const t = usePhrases();
  const isHydrated = useHydrated();
  const name = form.field('proxyName');
  return (
    <>
      <RadioGroup
        {...form.field('bookedFor')}
        options={[
          ['Self', t('Myself')],
          ['Child', t('My child')],
          ['Other', t('Somebody else')],
        ]}
        isBar
      />
      {isProxy(form.values) || !isHydrated ? (
        <TextField
          {...name}
          isOptional={!name.isRequired}
          hint={t('We call and write to you about this visit. The other answers are about the patient.')}
          autoComplete="name"
          maxLength={120}
        />
      ) : null}
    </>
  );
}

type ContactProps = PartProps & {
  readonly kind: RequestKind;
  /** Asks whether a mobile phone may be texted; never ticked beforehand. */
  readonly offersTexts?: boolean;
};

/** How the patient is reached. Abroad, numbers are as long as they are. @requirement J1 J5 J8 I18 */
export function ContactFields({ form, kind, offersTexts = false }: ContactProps): ReactNode {
  const t = usePhrases();
  const types = phoneTypesOf(kind).map((type) => [type, t(`phone type ${type}`)] as const);
  const phone = form.field('phoneNumber');
  return (
    <>
      <RadioGroup {...form.field('phoneType')} options={types} isBar />
      {kind === 'international' ? (
        <TextField {...phone} type="tel" autoComplete="tel" maxLength={40} />
      ) : (
        <PhoneField {...phone} />
      )}
      {offersTexts && canBeTexted(form.values) ? <FlagField form={form} name="wantsTexts" /> : null}
      <TextField {...form.field('email')} type="email" autoComplete="email" maxLength={200} />
    </>
  );
}

/** A field that is ticked or not. */
export function FlagField({ form, name }: PartProps & { readonly name: RequestField }): ReactNode {
  const { id, label, value, onValueChange } = form.field(name);
  return (
    <Checkbox
      id={id}
      name={name}
      label={label}
      value="true"
      isChecked={value === 'true'}
      onCheckedChange={(isChecked) => onValueChange(isChecked ? 'true' : '')}
    />
  );
}

/** @requirement J1 J8 */
export function AddressFields({ form }: PartProps): ReactNode {
  const t = usePhrases();
  return (
    <>
      <TextField {...form.field('address1')} autoComplete="address-line1" maxLength={120} />
      <TextField {...form.field('address2')} autoComplete="address-line2" maxLength={120} isOptional />
      <TextField {...form.field('city')} autoComplete="address-level2" maxLength={80} />
      <SelectField
        {...form.field('state')}
        empty={t('Choose one')}
        options={usStates}
        autoComplete="address-level1"
      />
      <ZipField form={form} />
    </>
  );
}

/** @decision Q44 */
export function ZipField({ form }: PartProps): ReactNode {
  return (
    <TextField
      {...form.field('zip')}
      width="zip"
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={10}
      pattern="\d{5}(-\d{4})?"
    />
  );
}

/**
 * Insurance and policy holder: when that is the patient, the three fields of the holder are shut and show the patient's
 * own details. Without scripts they stay open, and the server fills them.
 * @requirement J1 J8
 */
export function InsuranceFields({
  form,
  plans = [],
}: PartProps & { readonly plans?: readonly Plan[] }): ReactNode {
  const t = usePhrases();
  const isHydrated = useHydrated();
  const relationships = useOptions(['Self', 'Other']);
  const isHolder = isPolicyHolder(form.values);
  const whole = withSubscriber(form.values);
  const plain = (name: RequestField) => {
    const field = form.field(name);
    return { ...field, isOptional: !field.isRequired, autoComplete: 'off' as const };
  };
  // Who pays himself, and whose card has no such number, must not be stopped by it.
  const ofCard = (name: RequestField) => ({
    ...plain(name),
    hint: form.field(name).isRequired
      ? t('It is on your insurance card. If there is none, write "none".')
      : undefined,
  });
  const ofHolder = (name: RequestField) => {
    const isOwn = isHydrated && isHolder;
    return isOwn ? { ...plain(name), isDisabled: true, isOptional: false, value: whole[name] } : plain(name);
  };
  return (
    <>
      <PlanField form={form} plans={plans} />
      <TextField {...ofCard('insuranceMemberNumber')} maxLength={60} />
      <TextField {...ofCard('insuranceGroupNumber')} maxLength={60} />
      <RadioGroup {...form.field('insuranceRelationshipToSubscriber')} options={relationships} isBar />
      <TextField {...ofHolder('insuranceSubscriberName')} maxLength={160} />
      <TextField {...ofHolder('insuranceSubscriberID')} maxLength={60} />
      <DateField {...ofHolder('insuranceSubscriberDateOfBirth')} />
    </>
  );
}

/** The plan from the list; any name may be typed, so a list that is missing or too short stops nobody. */
function PlanField({ form, plans }: PartProps & { readonly plans: readonly Plan[] }): ReactNode {
  const t = usePhrases();
  const field = form.field('insuranceName');
  const hasPlans = plans.length > 0;
  const listId = `${field.id}-plans`;
  return (
    <>
      <TextField
        {...field}
        {...(hasPlans
          ? { list: listId, hint: t('Start typing and choose your plan, or type its name.') }
          : {})}
        isOptional={!field.isRequired}
        autoComplete="off"
        maxLength={120}
        onValueChange={(insuranceName) => {
          const insurancePayorId = plans.find((plan) => plan.name === insuranceName)?.id ?? '';
          form.change({ insuranceName, insurancePayorId });
        }}
      />
      {hasPlans ? (
        <datalist id={listId}>
          {plans.map((plan) => (
            <option key={plan.id} value={plan.name}>
              {plan.name}
            </option>
          ))}
        </datalist>
      ) : null}
    </>
  );
}

/** What the clinic prepares before the visit. @requirement J9 */
export function NeedsFields({ form }: PartProps): ReactNode {
  const t = usePhrases();
  const languages = useOptions(interpreterLanguages);
  return (
    <>
      <SelectField
        {...form.field('interpreter')}
        hint={t('Interpreters are free. They come by phone, by video or in person.')}
        empty={t('No interpreter needed')}
        options={languages}
      />
      <TextField
        {...form.field('accessNeeds')}
        hint={t('For example a wheelchair, help with getting onto the table, large print or a quiet room.')}
        maxLength={200}
        isOptional
      />
    </>
  );
}
