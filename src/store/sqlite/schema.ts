/** Marks a file as one of ours ("VPM1"). */
export const applicationId = 0x56504d31;

const recordTable = (kind: string, columns = '') => `
  CREATE TABLE ${kind} (
    position INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    version INTEGER NOT NULL,
    body TEXT NOT NULL${columns === '' ? '' : `,\n    ${columns}`}
  ) STRICT;`;

/**
 * Version 1. One table a kind: `body` is the record as JSON without what has a column of its own (vectors, terms,
 * sealed fields); `position` is the order of first writing. `link` finds records by list-valued fields. Documents
 * have three search structures, all keyed by `position`: the full-text index (contentless; terms written as
 * `search-text.ts` encodes them), full-precision vectors, and pages of short codes for the pre-selection.
 */
export const schemaVersion1 = `
  CREATE TABLE meta (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT, WITHOUT ROWID;
  ${recordTable('space')}
  ${recordTable('session', 'label TEXT, started_at REAL NOT NULL')}
  CREATE UNIQUE INDEX session_label ON session (label);
  CREATE INDEX session_order ON session (started_at, position);
  ${recordTable('turn', 'session_id TEXT, session_started_at REAL, ordinal REAL NOT NULL, voice_id TEXT, external_id TEXT')}
  CREATE INDEX turn_session ON turn (session_id, ordinal);
  CREATE INDEX turn_voice ON turn (voice_id);
  CREATE UNIQUE INDEX turn_external ON turn (external_id) WHERE external_id IS NOT NULL;
  CREATE INDEX turn_order ON turn (session_started_at, session_id, ordinal);
  ${recordTable('interaction', 'session_id TEXT, reply_to TEXT')}
  CREATE INDEX interaction_session ON interaction (session_id);
  CREATE INDEX interaction_reply ON interaction (reply_to) WHERE reply_to IS NOT NULL;
  ${recordTable('voice', 'person_id TEXT, label TEXT, model_id TEXT, dimension INTEGER, sealed BLOB')}
  CREATE INDEX voice_person ON voice (person_id);
  CREATE INDEX voice_label ON voice (label) WHERE label IS NOT NULL;
  ${recordTable('utterance', 'voice_id TEXT, session_id TEXT, model_id TEXT, dimension INTEGER, sealed BLOB')}
  CREATE INDEX utterance_voice ON utterance (voice_id);
  CREATE INDEX utterance_session ON utterance (session_id);
  ${recordTable('person', 'merged_into TEXT')}
  CREATE INDEX person_merged ON person (merged_into) WHERE merged_into IS NOT NULL;
  ${recordTable('fact', 'subject_id TEXT, speaker_id TEXT, attribute TEXT, session_id TEXT')}
  CREATE INDEX fact_subject ON fact (subject_id, attribute);
  CREATE INDEX fact_speaker ON fact (speaker_id);
  CREATE INDEX fact_attribute ON fact (attribute) WHERE attribute IS NOT NULL;
  CREATE INDEX fact_session ON fact (session_id);
  ${recordTable('profile', 'person_id TEXT, attribute TEXT')}
  CREATE INDEX profile_person ON profile (person_id, attribute);
  CREATE INDEX profile_attribute ON profile (attribute);
  ${recordTable(
    'document',
    'layer TEXT NOT NULL, session_id TEXT, ordinal REAL, said_at REAL NOT NULL, voice_id TEXT, subject_id TEXT, terms TEXT NOT NULL, ' +
      'term_count INTEGER NOT NULL, model_id TEXT, dimension INTEGER',
  )}
  CREATE INDEX document_layer ON document (layer, said_at);
  CREATE INDEX document_session ON document (session_id, said_at, layer);
  CREATE INDEX document_place ON document (session_id, ordinal) WHERE ordinal IS NOT NULL;
  CREATE INDEX document_time ON document (said_at, layer);
  CREATE INDEX document_voice ON document (voice_id, layer, said_at);
  CREATE INDEX document_subject ON document (subject_id, layer, said_at);
  CREATE TABLE link (
    relation INTEGER NOT NULL,
    target TEXT NOT NULL,
    owner INTEGER NOT NULL,
    PRIMARY KEY (relation, target, owner)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE document_vector (
    position INTEGER PRIMARY KEY REFERENCES document (position) ON DELETE CASCADE,
    vector BLOB NOT NULL
  ) STRICT;
  CREATE TABLE code_page (page INTEGER PRIMARY KEY, slots BLOB NOT NULL, written INTEGER NOT NULL) STRICT;
  CREATE INDEX code_page_written ON code_page (written);
  CREATE TABLE tally (name TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  INSERT INTO tally VALUES ('documents', 0), ('terms', 0), ('writes', 0), ('codes', 0);
  CREATE TABLE journal (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    at REAL NOT NULL,
    actor TEXT NOT NULL,
    action TEXT NOT NULL,
    touched TEXT NOT NULL,
    inverse BLOB,
    undoes INTEGER
  ) STRICT;
  CREATE INDEX journal_undoable ON journal (sequence) WHERE inverse IS NOT NULL;
  CREATE VIRTUAL TABLE document_text USING fts5 (terms, content = '', tokenize = 'ascii');
  INSERT INTO document_text (document_text, rank) VALUES ('secure-delete', 1);
  CREATE VIRTUAL TABLE document_vocabulary USING fts5vocab (document_text, row);
`;

/** Version 2 adds reasons for names, and questions to people. */
export const schemaVersion2 = `
  ${recordTable('clue', 'voice_id TEXT, key TEXT, said_by TEXT')}
  CREATE INDEX clue_voice ON clue (voice_id);
  CREATE INDEX clue_key ON clue (key);
  CREATE INDEX clue_said_by ON clue (said_by);
  ${recordTable('review', 'state TEXT NOT NULL')}
  CREATE INDEX review_state ON review (state);
`;

/** Version 3 adds turns that a language model has yet to read. */
export const schemaVersion3 = `
  ${recordTable('task', 'session_id TEXT NOT NULL')}
  CREATE INDEX task_session ON task (session_id);
`;
