const TIMESTAMP = /^(?:(\d+):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,9}))?$/;

/** Milliseconds of a caption timestamp ("1:02:03.450", "02:03,45"; hours are optional), or undefined when it is none. */
export function parseTimestamp(text: string): number | undefined {
  const match = TIMESTAMP.exec(text.trim());
  if (match === null) return undefined;
  const [, hours = '0', minutes = '0', seconds = '0', fraction = ''] = match;
  if (Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  return (Number(hours) * 60 + Number(minutes)) * 60_000 + Math.round(Number(`${seconds}.${fraction || '0'}`) * 1000);
}
