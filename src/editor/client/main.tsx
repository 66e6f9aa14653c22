import '#ui/tokens.css';
import '#ui/reset.css';
import './editor.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

const place = document.getElementById('editor');
if (!place) throw new Error('The page has no #editor element.');
createRoot(place).render(<App />);
