import { describe, expect, it } from 'vitest';
import { chinese } from '../chinese/chinese.js';
import { generateScenario } from '../generate-scenario.js';
import { addresseeFloors, calledIn } from './addressee-floors.js';
import { bm25Recall } from './bm25-recall.js';
import { type CaseView, viewOfScenario, viewOfWebCase } from './case-view.js';
import { readEvidence, readingShare, swappedEvidence } from './evidence-reader.js';
import { measureQuality, qualityGates } from './measure-quality.js';
import { turnLengths } from './statistics.js';

const tiny: CaseView = viewOfWebCase({
  case_id: 'tiny',
  speakers: ['Ada Bell', 'Ben Cole', 'Cyd Dunn'],
  sessions: [
    {
      session_id: 'S1',
      turns: [
        {
          turn_id: 'S1_T001',
          speaker: 'Ada Bell',
          text: 'Ben, when is the boat?',
          to: ['Ben Cole'],
          explicit: true,
          reply_to: null,
        },
        {
          turn_id: 'S1_T002',
          speaker: 'Ben Cole',
          text: 'The boat is at 4:15.',
          to: ['Ada Bell'],
          explicit: false,
          reply_to: 'S1_T001',
        },
        {
          turn_id: 'S1_T003',
          speaker: 'Cyd Dunn',
          text: 'Not at 4:15, the boat is at 5:10 now.',
          to: ['everyone'],
          explicit: false,
          reply_to: null,
        },
        {
          turn_id: 'S1_T004',
          speaker: 'Ada Bell',
          text: 'My favourite soup is pea soup.',
          to: ['Ben Cole'],
          explicit: false,
          reply_to: null,
        },
      ],
    },
  ],
  questions: [
    {
      id: 'q1',
      question: 'What time is the boat now?',
      answer: '5:10',
      type: 'temporal',
      evidence: ['S1_T003'],
      superseded_evidence: ['S1_T002'],
    },
    { id: 'q2', question: 'What time was the boat before?', answer: '4:15', type: 'temporal', evidence: ['S1_T002'] },
    {
      id: 'q3',
      question: 'Which soup do I like?',
      answer: 'pea soup',
      type: 'personalization',
      asker: 'Ada Bell',
      evidence: ['S1_T004'],
    },
  ],
});

describe('measures', () => {
  it('see calls at the beginning and the end, and the group, but no mention', () => {
    const call = (text: string) => calledIn({ id: 'x', speaker: 'Ada Bell', text, to: [], explicit: false }, tiny);
    expect(call('Ben, when?')).toEqual(['Ben Cole']);
    expect(call('That is fine, Cyd.')).toEqual(['Cyd Dunn']);
    expect(call('I told Ben about it.')).toEqual([]);
    expect(call('Hi everyone, hello.')).toEqual(['everyone']);
  });

  it('count the floors', () => {
    const floors = addresseeFloors([tiny]);
    expect(floors.previousOther).toBe(0.25);
    expect(floors.calledElsePrevious).toBe(0.5);
  });

  it('count words of turns', () => {
    expect(turnLengths([tiny])).toEqual([0, 0, 0, 0, 0, 0.5, 0.25, 0, 0, 0.25]);
  });

  it('rank by BM25', () => {
    expect(bm25Recall([tiny]).at5).toBe(1);
    expect(bm25Recall([{ ...tiny, questions: [] }]).questions).toBe(0);
  });

  it('read the evidence and fail on other evidence', () => {
    expect(readingShare(readEvidence(tiny, (question) => question.evidence))).toBe(1);
    expect(readingShare(readEvidence(tiny, swappedEvidence(tiny)))).toBe(0);
    expect(readingShare(readEvidence(tiny, () => []))).toBe(0);
  });
});

describe('a generated set', () => {
  const views = Array.from({ length: 6 }, (_, index) => viewOfScenario(generateScenario({ seed: 21, index })));
  const quality = measureQuality(views);

  it('is no easier than the public case and answerable from its evidence alone', () => {
    expect(qualityGates(quality).filter(({ kept }) => !kept)).toEqual([]);
  });

  it('is so in Chinese too', () => {
    const chineseViews = Array.from({ length: 6 }, (_, index) =>
      viewOfScenario(generateScenario({ seed: 21, index, language: chinese })),
    );
    const inChinese = measureQuality(chineseViews);
    expect(qualityGates(inChinese).filter(({ kept }) => !kept)).toEqual([]);
    const [first] = chineseViews as [CaseView];
    expect(readingShare(readEvidence(first, swappedEvidence(first)))).toBeLessThan(0.05);
  });

  it('misses its gates when the gold is spoilt', () => {
    const spoilt = views.map((view) => ({
      ...view,
      questions: view.questions.map((question, index) => ({
        ...question,
        evidence: view.questions[(index + 9) % view.questions.length]?.evidence ?? [],
      })),
    }));
    const missed = qualityGates(measureQuality(spoilt)).filter(({ kept }) => !kept);
    expect(missed.map(({ name }) => name)).toContain('reader.single_hop');
    expect(missed.map(({ name }) => name)).toContain('bm25RecallAt15');
  });
});
