import { type Quality, qualityGates } from './measure-quality.js';

/** A page that sets a generated set beside the public case. */
export function writeQualityReport(command: string, generated: Quality, published?: Quality): string {
  const rows: string[] = [];
  const row = (name: string, of: (quality: Quality) => number | undefined) => {
    const [ours, theirs] = [of(generated), published === undefined ? undefined : of(published)];
    rows.push(`| ${name} | ${format(ours)} | ${format(theirs)} |`);
  };
  for (const key of Object.keys(generated.statistics) as (keyof Quality['statistics'])[])
    row(key, (quality) => quality.statistics[key]);
  row('previousOther', (quality) => quality.floors.previousOther);
  row('calledElsePrevious', (quality) => quality.floors.calledElsePrevious);
  row('calledElsePrevious, turns that call', (quality) => quality.floors.calledElsePreviousNamed);
  row('calledElsePrevious, other turns', (quality) => quality.floors.calledElsePreviousUnnamed);
  row('bm25RecallAt5', (quality) => quality.bm25.at5);
  row('bm25RecallAt10', (quality) => quality.bm25.at10);
  row('bm25RecallAt15', (quality) => quality.bm25.at15);
  row('new 4-grams between sessions', (quality) => quality.sessionNovelty.fourgrams);
  row('repeated turns within a case', (quality) => quality.sessionNovelty.repeatedTurns);
  row('new 4-grams between cases', (quality) => quality.caseNovelty?.fourgrams);
  row('repeated turns between cases', (quality) => quality.caseNovelty?.repeatedTurns);
  const kinds = [...new Set([...Object.keys(generated.mix), ...Object.keys(published?.mix ?? {})])];
  const mix = kinds.map((kind) => {
    const cells = [generated, published].flatMap((quality) => [
      quality?.mix[kind]?.share,
      quality?.bm25.at15ByKind[kind]?.recall,
    ]);
    return `| ${kind} | ${cells.map(format).join(' | ')} |`;
  });
  const reader = Object.entries(generated.reader.byKind).map(
    ([kind, { n, right, swapped }]) => `| ${kind} | ${n} | ${format(right)} | ${format(swapped)} |`,
  );
  const gates = qualityGates(generated).map(
    ({ name, value, bound, kept }) => `| ${name} | ${format(value)} | ${bound} | ${kept ? 'kept' : 'MISSED'} |`,
  );
  return `# Quality of a generated set

Command: \`${command}\`

## Bounds

| figure | value | bound | |
| --- | --- | --- | --- |
${gates.join('\n')}

## Beside the public case

| figure | generated | public case |
| --- | --- | --- |
${rows.join('\n')}

## Questions

| kind | share | BM25 recall@15 | public share | public BM25 recall@15 |
| --- | --- | --- | --- | --- |
${mix.join('\n')}

## A reader that sees only the evidence

| kind | n | right | right with other evidence |
| --- | --- | --- | --- |
${reader.join('\n')}

## Where the generated set is easier

${easier(generated, published).join('\n')}
`;
}

function easier(generated: Quality, published: Quality | undefined): string[] {
  if (published === undefined) return ['Not compared: give the public case as --data.'];
  const lines: string[] = [];
  if (generated.floors.previousOther > published.floors.previousOther)
    lines.push('- "previous other speaker" finds more addressees.');
  if (generated.floors.calledElsePrevious > published.floors.calledElsePrevious)
    lines.push('- "called by name, else previous" finds more addressees.');
  if (generated.bm25.at15 > published.bm25.at15) lines.push('- BM25 finds more of the evidence.');
  for (const [kind, { recall }] of Object.entries(generated.bm25.at15ByKind)) {
    const theirs = published.bm25.at15ByKind[kind]?.recall;
    if (theirs !== undefined && recall > theirs + 0.05) lines.push(`- BM25 finds more evidence of ${kind} questions.`);
  }
  if (generated.sessionNovelty.fourgrams < published.sessionNovelty.fourgrams)
    lines.push('- Wording repeats itself more from session to session.');
  return lines.length === 0 ? ['Nowhere among these figures.'] : lines;
}

function format(value: number | undefined): string {
  if (value === undefined) return '-';
  return Number.isInteger(value) ? String(value) : value.toFixed(3);
}
