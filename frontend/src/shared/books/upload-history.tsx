export { BookHistory as default } from './book-history.modal.js';
