/** What takes longest to run of the first load: it runs ahead of the shop's own code, in a task of its own. */
import './provide';
import 'react-dom/client';
