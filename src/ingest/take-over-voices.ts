import type { SpaceState } from '../privacy/space-state.js';
import type { VoiceRegistry } from '../speaker/voice-registry.js';

/** Brings a registry to the voices that other writers of the space have left. */
export function takeOverVoices(registry: VoiceRegistry, { voices }: SpaceState): void {
  registry.remove(registry.voices().flatMap(({ id }) => (voices.has(id) ? [] : [id])));
  registry.apply([...voices.values()].filter((voice) => voice.model !== undefined));
}
