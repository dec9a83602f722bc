import { remote } from '@shop/federation-build';

export default remote('__name__', import.meta.dirname);
