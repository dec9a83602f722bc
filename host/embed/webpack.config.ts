import { embed } from '@shop/federation-build';

export default embed(import.meta.dirname);
