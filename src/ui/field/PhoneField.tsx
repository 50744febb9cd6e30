import type { ReactNode } from 'react';
import { latinDigits } from '@/lib/digits';
import { caretAfter, typedPhone } from '@/lib/phone-typing';
import { TextField, type TextFieldProps } from '@/ui/field/TextField';

type PhoneFieldProps = Omit<
  TextFieldProps,
  'type' | 'width' | 'defaultValue' | 'inputMode' | 'value' | 'onValueChange' | 'onTyped' | 'pattern'
> & {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
};

/** Writes the number with its dashes and keeps the caret after the same digit. */
function write(input: HTMLInputElement): void {
  const typed = input.value;
  const written = typedPhone(typed);
  if (written === typed) return;
  const start = latinDigits(typed.slice(0, input.selectionStart ?? typed.length));
  const before = start.replace(/\D/g, '').length;
  input.value = written;
  const caret = caretAfter(written, before);
  input.setSelectionRange(caret, caret);
}

/**
 * A US phone number. Only digits are accepted; dashes are added automatically, 3-3-4. The number of another country
 * stays as it was typed, for the form to explain.
 * @requirement K2
 */
export function PhoneField(props: PhoneFieldProps): ReactNode {
  return (
    <TextField
      autoComplete="tel"
      placeholder="XXX-XXX-XXXX"
      {...props}
      type="tel"
      inputMode="numeric"
      width="phone"
      pattern="\(?\d{3}\)?[\-. ]?\d{3}[\-. ]?\d{4}"
      onTyped={write}
    />
  );
}
