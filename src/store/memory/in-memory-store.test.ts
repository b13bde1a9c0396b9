import { describeMemoryStore } from '../../../test/contracts/memory-store.contract.js';
import { sampleSpace } from '../../../test/contracts/store-samples.js';
import { createInMemoryStore } from './in-memory-store.js';

describeMemoryStore('The in-memory store', async () => createInMemoryStore({ space: sampleSpace }));
