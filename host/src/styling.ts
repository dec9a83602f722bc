/** Takes over the styles of a page that came rendered: a task of its own. */
import { takeOverStyles } from './root/page-styles';

takeOverStyles(document);
