/**
 * Files that decide how everything else is run, checked, installed, versioned or edited, wherever they lie. No role writes them: they change only by
 * an accepted dependency (G5), or by a command that the plan names. `circuit.json` may add to them and take none away.
 */
export const protectedPatterns: readonly string[] = [
  // git, its hooks, and what runs before a commit
  '**/.git*',
  '**/.git*/**',
  '**/{.husky,.lefthook,.hooks,hooks.d,githooks}/**',
  '**/{.,}lefthook{,-local}.{yml,yaml,json,toml}',
  '**/.pre-commit-{config,hooks}.{yml,yaml}',
  '**/{.lintstagedrc*,lint-staged.config.*,commitlint.config.*,.commitlintrc*}',
  // continuous integration
  '**/{.circleci,.buildkite,.woodpecker,.forgejo,.gitea,.azure-pipelines,.teamcity,.semaphore}/**',
  '**/{.travis,.drone,.woodpecker,appveyor,.appveyor,azure-pipelines*,bitbucket-pipelines,cloudbuild,buildspec,codecov,.codecov}.{yml,yaml}',
  '**/Jenkinsfile*',
  // manifests, lockfiles and what installs them
  '**/{package.json,package.json5,package.yaml,pnpm-workspace.{yml,yaml},lerna.json,nx.json,turbo.json,rush.json,deno.{json,jsonc},bunfig.toml,jsr.json}',
  '**/{package-lock.json,npm-shrinkwrap.json,pnpm-lock.yaml,bun.lockb,.pnp.*}',
  '**/*.{lock,lockb}',
  '**/{.npmrc,.yarnrc*,.pnpmfile.*,pnpmfile.*,.npmignore,.nvmrc,.node-version,.python-version,.ruby-version,.tool-versions,{.,}mise*.toml}',
  '**/{.mise,.yarn,.pnpm-store,node_modules,.venv,venv,site-packages}/**',
  '**/{pyproject.toml,setup.py,setup.cfg,Pipfile,MANIFEST.in,pip.conf,environment.{yml,yaml},hatch.toml,uv.toml,poetry.toml,pdm.toml}',
  '**/{requirements,constraints}*.{txt,in}',
  '**/{requirements,constraints}/**/*.{txt,in}',
  '**/{Cargo.toml,go.mod,go.sum,Gemfile,composer.json,pom.xml,build.gradle*,settings.gradle*,mix.exs}',
  // test runners and coverage
  '**/{vitest,vite,jest,playwright,cypress,karma,ava,wdio,nightwatch,web-test-runner,stryker,nyc}.{config,conf,workspace,projects,preset}*.*',
  '**/{jest-preset.*,.mocharc*,mocha.opts,.taprc,.nycrc*,.c8rc*,.jestrc*,.coveragerc*,jasmine.json}',
  '**/{pytest.{ini,toml},.pytest.{ini,toml},tox.{ini,toml},noxfile.py,nose.cfg,unittest.cfg}',
  '**/{sitecustomize.py,usercustomize.py,*.pth}',
  // compilers, bundlers and linters
  '**/{ts,js}config*.json',
  '**/{babel.config.*,.babelrc*,.swcrc,swc.config.*,metro.config.*}',
  '**/{webpack,rollup,rolldown,esbuild,tsup,tsdown,rspack,parcel,postcss,tailwind,next,nuxt,astro,svelte,remix,angular}*.config.*',
  '**/{eslint.config.*,.eslintrc*,.eslintignore,oxlint*.config.*,.oxlintrc*,.oxfmtrc*,oxfmt.config.*,biome.{json,jsonc},dprint.json,.dprint.json}',
  '**/{prettier.config.*,.prettierrc*,.prettierignore,.stylelintrc*,stylelint.config.*,.editorconfig,knip.{json,jsonc,ts},knip.config.*,.xo-config*}',
  '**/{mypy.ini,.mypy.ini,{.,}ruff.toml,.flake8,{.,}pylintrc*,pyrightconfig.json,.isort.cfg,.style.yapf,.bandit,{.,}pyre_configuration,ty.toml}',
  '**/{Makefile,GNUmakefile,makefile,*.mk,justfile,.justfile,Taskfile*.{yml,yaml},Rakefile}',
  // editors, agents and environments
  '**/{.vscode,.idea,.zed,.cursor,.claude,.codex,.gemini,.continue,.windsurf,.roo,.cline,.amazonq,.kiro,.junie,.devcontainer,.fleet,.nova,.aider*}/**',
  '**/{AGENTS*.md,CLAUDE*.md,GEMINI*.md,AGENT.md,CONVENTIONS.md,.cursorrules,.windsurfrules,.clinerules*,.roorules*,.rules,.aider*,{.,}mcp.json}',
  '**/{*.code-workspace,*.sublime-project,.vimrc,.nvimrc,.nvim.lua,.exrc,.dir-locals.el,.vim/**}',
  '**/{.env,.env.*,.envrc,.direnv/**,.netrc,.gdbinit,.lldbinit,.bashrc,.profile,.zshrc}',
  // the circuit itself
  'circuit.json',
  '.circuit/**',
];
