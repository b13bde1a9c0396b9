export type { Evidence } from './records/records.js';
