/** A speaker encoder that can be had by name. */
export interface CatalogueEntry {
  /** What `--speaker-encoder` and `open({ speakerEncoder })` take. */
  name: string;
  /** File name in the release and in the cache. */
  file: string;
  url: string;
  /** Absent when not known in advance; the first download is then recorded and every later one compared with it. */
  sizeBytes?: number;
  /** Hex; absent as `sizeBytes`. */
  sha256?: string;
  /** Length of its voiceprints. */
  dimension: number;
  trainedOn: string;
  licence: string;
}

/** The tag is spelled so by its publisher. */
const RELEASE = 'https://github.com/k2-fsa/sherpa-onnx/releases/download/speaker-recongition-models/';

const entry = (file: string, rest: Omit<CatalogueEntry, 'file' | 'url'>): CatalogueEntry => ({
  ...rest,
  file,
  url: `${RELEASE}${encodeURIComponent(file)}`,
});

/**
 * Speaker encoders of the public sherpa-onnx release that load by name. Sizes and checksums are those that several public
 * projects pin for the same address (docs/encoders.md); where none was found there is none here.
 */
export const modelCatalogue: readonly CatalogueEntry[] = [
  entry('wespeaker_en_voxceleb_CAM++.onnx', {
    name: 'wespeaker-campplus',
    sizeBytes: 29_292_684,
    sha256: 'c46fad10b5f81e1aa4a60c162714208577093655076c5450f8c469e522ec54ef',
    dimension: 512,
    trainedOn: 'VoxCeleb (English and others)',
    licence: 'CC BY 4.0',
  }),
  entry('wespeaker_en_voxceleb_CAM++_LM.onnx', {
    name: 'wespeaker-campplus-lm',
    dimension: 512,
    trainedOn: 'VoxCeleb, large-margin fine-tuned',
    licence: 'CC BY 4.0',
  }),
  entry('wespeaker_en_voxceleb_resnet34_LM.onnx', {
    name: 'wespeaker-resnet34-lm',
    sizeBytes: 26_530_550,
    sha256: 'e9848563da86f263117134dfd7ad63c92355b37de492b55e325400c9d9c39012',
    dimension: 256,
    trainedOn: 'VoxCeleb, large-margin fine-tuned',
    licence: 'CC BY 4.0',
  }),
  entry('3dspeaker_speech_campplus_sv_en_voxceleb_16k.onnx', {
    name: '3dspeaker-campplus-en',
    sizeBytes: 29_596_978,
    sha256: '357a834f702b80161e5b981182c038e18553c1f2ca752ed6cec2052365d4129b',
    dimension: 512,
    trainedOn: 'VoxCeleb',
    licence: 'Apache-2.0',
  }),
  entry('3dspeaker_speech_campplus_sv_zh_en_16k-common_advanced.onnx', {
    name: '3dspeaker-campplus-zh-en',
    sizeBytes: 28_281_164,
    sha256: 'aa3cfc16963a10586a9393f5035d6d6b57e98d358b347f80c2a30bf4f00ceba2',
    dimension: 192,
    trainedOn: 'Mandarin and English, 200,000 speakers',
    licence: 'Apache-2.0',
  }),
  entry('nemo_en_titanet_small.onnx', {
    name: 'titanet-small',
    sizeBytes: 40_257_283,
    sha256: 'ad4a1802485d8b34c722d2a9d04249662f2ece5d28a7a039063ca22f515a789e',
    dimension: 192,
    trainedOn: 'VoxCeleb, Fisher, Switchboard, LibriSpeech',
    licence: 'see NVIDIA NeMo',
  }),
  entry('nemo_en_titanet_large.onnx', {
    name: 'titanet-large',
    sizeBytes: 101_405_493,
    sha256: 'd51abcf31717ef28162f26acb9d44dd4127c3d44c9b8624f699f3425daca8e77',
    dimension: 192,
    trainedOn: 'VoxCeleb, Fisher, Switchboard, LibriSpeech',
    licence: 'CC BY 4.0',
  }),
];

/** The entry of this name. */
export function catalogueEntry(name: string): CatalogueEntry | undefined {
  return modelCatalogue.find((candidate) => candidate.name === name);
}
