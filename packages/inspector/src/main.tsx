import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/parts.css";
import "./styles/shell.css";
import "./store/settings.ts";
import { render } from "preact";
import { App } from "./shell/app.tsx";
import { openAtStart } from "./store/open-at-start.ts";

openAtStart();
render(<App />, document.body);
