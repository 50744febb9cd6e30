import type { Provider } from './calendar/provider.ts';
import type { VisitType } from './visit-types.ts';

/** A visit that somebody asks for: with whom, of which kind, when and where. */
export type WantedVisit = {
  readonly provider: Provider;
  readonly visitType: VisitType;
  readonly body: {
    readonly Appointment_Date: string;
    readonly Appointment_Time: string;
    readonly DepartmentID: string;
    readonly HoldID?: string | null | undefined;
  };
  readonly nowMs: number;
};
