/** Whether a place is open, as the browser says it. @requirement E7 */
export const openHoursPhrases = {
  'Open now until {time}': 'Open now until {time}',
  'Closes soon, at {time}': 'Closes soon, at {time}',
  'Open 24 hours': 'Open 24 hours',
  'Closed now. Opens at {time}': 'Closed now. Opens at {time}',
  'Closed now. Opens tomorrow at {time}': 'Closed now. Opens tomorrow at {time}',
  'Closed now. Opens on {day} at {time}': 'Closed now. Opens on {day} at {time}',
  Closed: 'Closed',
  'Today: {hours}': 'Today: {hours}',
  'Closed today': 'Closed today',
} as const;
