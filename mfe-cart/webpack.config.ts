import { remote } from '@shop/federation-build';

export default remote('cart', import.meta.dirname);
