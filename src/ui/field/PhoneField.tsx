import type { ReactNode } from 'react';
import { dashPhone } from '@/lib/phone';
import { TextField, type TextFieldProps } from '@/ui/field/TextField';

type PhoneFieldProps = Omit<
  TextFieldProps,
  'type' | 'width' | 'defaultValue' | 'inputMode' | 'value' | 'onValueChange'
> & {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
};

/** A US phone number; dashes come by themselves: 3-3-4. @requirement K1 */
export function PhoneField({ value, onValueChange, ...props }: PhoneFieldProps): ReactNode {
  return (
    <TextField
      autoComplete="tel-national"
      {...props}
      type="tel"
      inputMode="numeric"
      width="phone"
      value={value}
      onValueChange={(typed) => onValueChange(dashPhone(typed, value))}
    />
  );
}
