import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { textOf } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { readAlert, type AlertData } from '@/features/chrome/model/navigation';
import { Alerts } from '@/features/chrome/ui/alerts';

/** Alerts, where an author places them outside the header: those of a folder, or the datasource itself. @requirement M3 */
export function AlertBanner({ fields, data }: BlockProps<ComponentFields, readonly AlertData[]>): ReactNode {
  const { isEditing } = usePage();
  const own = textOf(fields?.alertText) === '' ? [] : [readAlert({ fields: fields ?? {} })];
  const alerts = [...own, ...(data?.ok ? data.data : [])];
  if (alerts.length === 0) return isEditing ? <AuthorNotice>AlertBanner</AuthorNotice> : null;
  return <Alerts alerts={alerts} />;
}
