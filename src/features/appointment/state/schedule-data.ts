import { resetScheduleData, type ScheduleData } from '../model/schedule-data';
import { readJson, sessionKeys, write } from './session';

/** @requirement I11 */
export function readScheduleData(): ScheduleData {
  return resetScheduleData(readJson(sessionKeys.scheduleData));
}

/** @requirement I11 */
export function writeScheduleData(data: ScheduleData): void {
  write(sessionKeys.scheduleData, resetScheduleData(data));
}
