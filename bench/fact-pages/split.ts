/** Fixed before anything was run: half of the first 34 pages, by language, drawn with seed 2026. Rules are never written from these. */
export const sealedPages: ReadonlySet<string> = new Set([
  'bike-workshop',
  'boiler-and-dinner',
  'book-club',
  'camping-chat',
  'clinic-reception',
  'kitchen-renovation',
  'landlord-call',
  'lisbon-trip',
  'moving-house',
  'new-neighbour',
  'night-drive',
  'startup-budget',
  'student-flat',
  'zh-badminton-chat',
  'zh-grandma-call',
  'zh-trip',
  'zh-weekly-meeting',
]);

/** Pages written after the draw. None is sealed: the sealed half stays what it was, and so do its figures. */
export const addedPages: ReadonlySet<string> = new Set([
  'accordion-repair',
  'ward-visit',
  'hotel-arrival',
  'hardware-counter',
  'old-friends-call',
  'guild-chat',
  'picture-call-home',
  'carpool-jam',
  'school-council',
  'stairwell-meeting',
  'lab-meeting',
  'signage-meeting',
]);
