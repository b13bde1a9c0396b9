/** An image as given with a turn; the pixels stay where they are. */
export interface ImageInput {
  id?: string;
  /** Path or URL. */
  uri?: string;
  caption?: string;
}

/** One turn as a caller hands it in, with the speaker given by name or label. Whom it is spoken to is inferred. */
export interface TurnInput {
  /** The caller's name for the session ("S1"). */
  session: string;
  /** ISO 8601 instant at which the session starts; needed once a session. Without an offset it is read in `timeZone`. */
  startedAt?: string;
  /** IANA zone of the session. */
  timeZone?: string;
  speaker: string;
  text: string;
  /** Milliseconds from the start of the session. */
  startMs?: number;
  endMs?: number;
  /** The caller's id of the turn, unique in the space. */
  id?: string;
  images?: readonly ImageInput[];
}

/** A caption as a recogniser writes it: times from the start of the recording, words, and a speaker only where known. */
export interface Cue {
  startMs: number;
  endMs: number;
  text: string;
  speaker?: string;
}

/** A stretch of a recording in which one voice speaks; the label is the diarizer's own. */
export interface Border {
  startMs: number;
  endMs: number;
  speaker?: string;
}
