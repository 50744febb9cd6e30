import dynamic from 'next/dynamic';
import type { AnyBlock, Registry } from '@/cms/placeholder';
import { isBlockName, type BlockName } from '@/registry/names';

/**
 * The blocks for visitors, each in a file of its own that is loaded only by pages that hold it. A name without an entry
 * is not built yet.
 * @requirement O2
 */
const components: Partial<Record<BlockName, AnyBlock>> = {
  AppointmentBox: dynamic(() => import('@/blocks/AppointmentBox/AppointmentBox').then((block) => block.AppointmentBox)),
  Confirmation: dynamic(() => import('@/blocks/Confirmation/Confirmation').then((block) => block.Confirmation)),
  PatientDetails: dynamic(() => import('@/blocks/PatientDetails/PatientDetails').then((block) => block.PatientDetails)),
};

export const registry: Registry = {
  find: (name) => (isBlockName(name) ? components[name] : undefined),
  isPlanned: isBlockName,
};
