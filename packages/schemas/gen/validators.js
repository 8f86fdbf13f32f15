// Generated from schemas/*.schema.json by scripts/generate-types.ts. Do not edit: edit the schema and run `npm run generate`.
// The two faults that nearly every field can have.
const wrongType = (instancePath, type) => ({instancePath, keyword: "type", params: {type}, message: "must be " + type});
const missing = (instancePath, missingProperty) => ({instancePath, keyword: "required", params: {missingProperty}, message: "must have required property '" + missingProperty + "'"});
// The length of a text in code points, as JSON Schema counts it.
const codePoints = (text) => { let count = 0; for (const _ of text) count += 1; return count; };
export const validateAnswersSheet = validate122;
const func0 = Object.prototype.hasOwnProperty;
const schema19 = {"type":"object","additionalProperties":false,"required":["id","answer","reason"],"properties":{"id":{"$ref":"common.schema.json--localId"},"answer":{"type":"string","enum":["amended","kept","open"]},"reason":{"type":"string","minLength":1}},"$id":"answers-sheet.schema.json--answer"};
const func64 = codePoints;
const pattern3 = new RegExp("^[A-Za-z][A-Za-z0-9_-]{0,39}$", "u");

function validate53(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func64(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern3.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_-]{0,39}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "string")); errors++;
}
validate53.errors = vErrors;
return errors === 0;
}


function validate52(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
(vErrors ??= []).push(missing(instancePath, "id")); errors++;
}
if((data.answer === undefined) || (!(func0.call(data, "answer")))){
(vErrors ??= []).push(missing(instancePath, "answer")); errors++;
}
if((data.reason === undefined) || (!(func0.call(data, "reason")))){
(vErrors ??= []).push(missing(instancePath, "reason")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "id") || (key0 === "answer")) || (key0 === "reason"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(!(validate53(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.answer !== undefined && func0.call(data, "answer")){
let data1 = data.answer;
if(typeof data1 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/answer", "string")); errors++;
}
if(!(((data1 === "amended") || (data1 === "kept")) || (data1 === "open"))){
(vErrors ??= []).push({instancePath:instancePath+"/answer",keyword:"enum",params:{allowedValues: schema19.properties.answer.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
let data2 = data.reason;
if(typeof data2 === "string"){
if(func64(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/reason", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate52.errors = vErrors;
return errors === 0;
}

const schema22 = {"type":"object","additionalProperties":false,"required":["id","kind","statement","clause"],"properties":{"id":{"$ref":"common.schema.json--localId"},"kind":{"type":"string","enum":["new","kept","type","text"]},"statement":{"type":"string","minLength":1},"clause":{"type":"string","minLength":1}},"$id":"plan-sheet.schema.json--criterion"};

function validate56(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
(vErrors ??= []).push(missing(instancePath, "id")); errors++;
}
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.statement === undefined) || (!(func0.call(data, "statement")))){
(vErrors ??= []).push(missing(instancePath, "statement")); errors++;
}
if((data.clause === undefined) || (!(func0.call(data, "clause")))){
(vErrors ??= []).push(missing(instancePath, "clause")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "id") || (key0 === "kind")) || (key0 === "statement")) || (key0 === "clause"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(!(validate53(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data1 = data.kind;
if(typeof data1 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if(!((((data1 === "new") || (data1 === "kept")) || (data1 === "type")) || (data1 === "text"))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema22.properties.kind.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.statement !== undefined && func0.call(data, "statement")){
let data2 = data.statement;
if(typeof data2 === "string"){
if(func64(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/statement",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/statement", "string")); errors++;
}
}
if(data.clause !== undefined && func0.call(data, "clause")){
let data3 = data.clause;
if(typeof data3 === "string"){
if(func64(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/clause",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/clause", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate56.errors = vErrors;
return errors === 0;
}

const schema24 = {"type":"object","additionalProperties":false,"required":["id","file","symbol","action","criteria","intent"],"properties":{"id":{"$ref":"common.schema.json--localId"},"file":{"$ref":"common.schema.json--path"},"symbol":{"type":"string","minLength":1},"action":{"type":"string","const":"add"},"criteria":{"type":"array","items":{"$ref":"common.schema.json--localId"}},"intent":{"type":"string","minLength":1},"declaration":{"type":"string","minLength":1},"docstring":{"type":"string"},"after":{"type":"string","minLength":1},"imports":{"type":"array","items":{"$ref":"plan-sheet.schema.json--importChange"}},"exportFrom":{"type":"array","items":{"$ref":"common.schema.json--path"}},"sees":{"type":"array","items":{"$ref":"common.schema.json--symbolRef"}}},"$id":"plan-sheet.schema.json--addElement"};
const pattern4 = new RegExp("^(?!/)(?!(.*/)?\\.{1,2}(/|$))(?!.*//)(?!.*/$)[^\\\\\\u0000-\\u001f\\u007f]+$", "u");

function validate62(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func64(data) > 1024){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}); errors++;
}
if(func64(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern4.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^(?!/)(?!(.*/)?\\.{1,2}(/|$))(?!.*//)(?!.*/$)[^\\\\\\u0000-\\u001f\\u007f]+$"},message:"must match pattern \""+"^(?!/)(?!(.*/)?\\.{1,2}(/|$))(?!.*//)(?!.*/$)[^\\\\\\u0000-\\u001f\\u007f]+$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "string")); errors++;
}
validate62.errors = vErrors;
return errors === 0;
}

const schema26 = {"type":"object","additionalProperties":false,"required":["action","text"],"properties":{"action":{"type":"string","enum":["add","remove"]},"text":{"type":"string","minLength":1}},"$id":"plan-sheet.schema.json--importChange"};

function validate65(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.action === undefined) || (!(func0.call(data, "action")))){
(vErrors ??= []).push(missing(instancePath, "action")); errors++;
}
if((data.text === undefined) || (!(func0.call(data, "text")))){
(vErrors ??= []).push(missing(instancePath, "text")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "action") || (key0 === "text"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.action !== undefined && func0.call(data, "action")){
let data0 = data.action;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/action", "string")); errors++;
}
if(!((data0 === "add") || (data0 === "remove"))){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"enum",params:{allowedValues: schema26.properties.action.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.text !== undefined && func0.call(data, "text")){
let data1 = data.text;
if(typeof data1 === "string"){
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/text", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate65.errors = vErrors;
return errors === 0;
}


function validate68(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.file === undefined) || (!(func0.call(data, "file")))){
(vErrors ??= []).push(missing(instancePath, "file")); errors++;
}
if((data.symbol === undefined) || (!(func0.call(data, "symbol")))){
(vErrors ??= []).push(missing(instancePath, "symbol")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "file") || (key0 === "symbol"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(validate62(data.file, {instancePath:instancePath+"/file"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.symbol !== undefined && func0.call(data, "symbol")){
let data1 = data.symbol;
if(typeof data1 === "string"){
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/symbol",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/symbol", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate68.errors = vErrors;
return errors === 0;
}


function validate60(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
(vErrors ??= []).push(missing(instancePath, "id")); errors++;
}
if((data.file === undefined) || (!(func0.call(data, "file")))){
(vErrors ??= []).push(missing(instancePath, "file")); errors++;
}
if((data.symbol === undefined) || (!(func0.call(data, "symbol")))){
(vErrors ??= []).push(missing(instancePath, "symbol")); errors++;
}
if((data.action === undefined) || (!(func0.call(data, "action")))){
(vErrors ??= []).push(missing(instancePath, "action")); errors++;
}
if((data.criteria === undefined) || (!(func0.call(data, "criteria")))){
(vErrors ??= []).push(missing(instancePath, "criteria")); errors++;
}
if((data.intent === undefined) || (!(func0.call(data, "intent")))){
(vErrors ??= []).push(missing(instancePath, "intent")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema24.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(!(validate53(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(validate62(data.file, {instancePath:instancePath+"/file"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.symbol !== undefined && func0.call(data, "symbol")){
let data2 = data.symbol;
if(typeof data2 === "string"){
if(func64(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/symbol",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/symbol", "string")); errors++;
}
}
if(data.action !== undefined && func0.call(data, "action")){
let data3 = data.action;
if(typeof data3 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/action", "string")); errors++;
}
if("add" !== data3){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"const",params:{allowedValue: "add"},message:"must be equal to constant"}); errors++;
}
}
if(data.criteria !== undefined && func0.call(data, "criteria")){
let data4 = data.criteria;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate53(data4[i0], {instancePath:instancePath+"/criteria/" + i0}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/criteria", "array")); errors++;
}
}
if(data.intent !== undefined && func0.call(data, "intent")){
let data6 = data.intent;
if(typeof data6 === "string"){
if(func64(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/intent",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/intent", "string")); errors++;
}
}
if(data.declaration !== undefined && func0.call(data, "declaration")){
let data7 = data.declaration;
if(typeof data7 === "string"){
if(func64(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/declaration",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/declaration", "string")); errors++;
}
}
if(data.docstring !== undefined && func0.call(data, "docstring")){
if(typeof data.docstring !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/docstring", "string")); errors++;
}
}
if(data.after !== undefined && func0.call(data, "after")){
let data9 = data.after;
if(typeof data9 === "string"){
if(func64(data9) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/after",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/after", "string")); errors++;
}
}
if(data.imports !== undefined && func0.call(data, "imports")){
let data10 = data.imports;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
if(!(validate65(data10[i1], {instancePath:instancePath+"/imports/" + i1}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/imports", "array")); errors++;
}
}
if(data.exportFrom !== undefined && func0.call(data, "exportFrom")){
let data12 = data.exportFrom;
if(Array.isArray(data12)){
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
if(!(validate62(data12[i2], {instancePath:instancePath+"/exportFrom/" + i2}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/exportFrom", "array")); errors++;
}
}
if(data.sees !== undefined && func0.call(data, "sees")){
let data14 = data.sees;
if(Array.isArray(data14)){
const len3 = data14.length;
for(let i3=0; i3<len3; i3++){
if(!(validate68(data14[i3], {instancePath:instancePath+"/sees/" + i3}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/sees", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate60.errors = vErrors;
return errors === 0;
}

const schema28 = {"type":"object","additionalProperties":false,"required":["id","file","symbol","action","criteria","intent"],"properties":{"id":{"$ref":"common.schema.json--localId"},"file":{"$ref":"common.schema.json--path"},"symbol":{"type":"string","minLength":1},"action":{"type":"string","const":"change"},"criteria":{"type":"array","items":{"$ref":"common.schema.json--localId"}},"intent":{"type":"string","minLength":1},"declaration":{"type":"string","minLength":1},"docstring":{"type":"string"},"after":{"type":"string","minLength":1},"imports":{"type":"array","items":{"$ref":"plan-sheet.schema.json--importChange"}},"exportFrom":{"type":"array","items":{"$ref":"common.schema.json--path"}},"sees":{"type":"array","items":{"$ref":"common.schema.json--symbolRef"}}},"$id":"plan-sheet.schema.json--changeElement"};

function validate71(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
(vErrors ??= []).push(missing(instancePath, "id")); errors++;
}
if((data.file === undefined) || (!(func0.call(data, "file")))){
(vErrors ??= []).push(missing(instancePath, "file")); errors++;
}
if((data.symbol === undefined) || (!(func0.call(data, "symbol")))){
(vErrors ??= []).push(missing(instancePath, "symbol")); errors++;
}
if((data.action === undefined) || (!(func0.call(data, "action")))){
(vErrors ??= []).push(missing(instancePath, "action")); errors++;
}
if((data.criteria === undefined) || (!(func0.call(data, "criteria")))){
(vErrors ??= []).push(missing(instancePath, "criteria")); errors++;
}
if((data.intent === undefined) || (!(func0.call(data, "intent")))){
(vErrors ??= []).push(missing(instancePath, "intent")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema28.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(!(validate53(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(validate62(data.file, {instancePath:instancePath+"/file"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.symbol !== undefined && func0.call(data, "symbol")){
let data2 = data.symbol;
if(typeof data2 === "string"){
if(func64(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/symbol",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/symbol", "string")); errors++;
}
}
if(data.action !== undefined && func0.call(data, "action")){
let data3 = data.action;
if(typeof data3 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/action", "string")); errors++;
}
if("change" !== data3){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"const",params:{allowedValue: "change"},message:"must be equal to constant"}); errors++;
}
}
if(data.criteria !== undefined && func0.call(data, "criteria")){
let data4 = data.criteria;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate53(data4[i0], {instancePath:instancePath+"/criteria/" + i0}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/criteria", "array")); errors++;
}
}
if(data.intent !== undefined && func0.call(data, "intent")){
let data6 = data.intent;
if(typeof data6 === "string"){
if(func64(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/intent",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/intent", "string")); errors++;
}
}
if(data.declaration !== undefined && func0.call(data, "declaration")){
let data7 = data.declaration;
if(typeof data7 === "string"){
if(func64(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/declaration",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/declaration", "string")); errors++;
}
}
if(data.docstring !== undefined && func0.call(data, "docstring")){
if(typeof data.docstring !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/docstring", "string")); errors++;
}
}
if(data.after !== undefined && func0.call(data, "after")){
let data9 = data.after;
if(typeof data9 === "string"){
if(func64(data9) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/after",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/after", "string")); errors++;
}
}
if(data.imports !== undefined && func0.call(data, "imports")){
let data10 = data.imports;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
if(!(validate65(data10[i1], {instancePath:instancePath+"/imports/" + i1}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/imports", "array")); errors++;
}
}
if(data.exportFrom !== undefined && func0.call(data, "exportFrom")){
let data12 = data.exportFrom;
if(Array.isArray(data12)){
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
if(!(validate62(data12[i2], {instancePath:instancePath+"/exportFrom/" + i2}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/exportFrom", "array")); errors++;
}
}
if(data.sees !== undefined && func0.call(data, "sees")){
let data14 = data.sees;
if(Array.isArray(data14)){
const len3 = data14.length;
for(let i3=0; i3<len3; i3++){
if(!(validate68(data14[i3], {instancePath:instancePath+"/sees/" + i3}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/sees", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate71.errors = vErrors;
return errors === 0;
}


function validate78(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
(vErrors ??= []).push(missing(instancePath, "id")); errors++;
}
if((data.file === undefined) || (!(func0.call(data, "file")))){
(vErrors ??= []).push(missing(instancePath, "file")); errors++;
}
if((data.symbol === undefined) || (!(func0.call(data, "symbol")))){
(vErrors ??= []).push(missing(instancePath, "symbol")); errors++;
}
if((data.action === undefined) || (!(func0.call(data, "action")))){
(vErrors ??= []).push(missing(instancePath, "action")); errors++;
}
if((data.criteria === undefined) || (!(func0.call(data, "criteria")))){
(vErrors ??= []).push(missing(instancePath, "criteria")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "id") || (key0 === "file")) || (key0 === "symbol")) || (key0 === "action")) || (key0 === "criteria")) || (key0 === "imports"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(!(validate53(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(validate62(data.file, {instancePath:instancePath+"/file"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.symbol !== undefined && func0.call(data, "symbol")){
let data2 = data.symbol;
if(typeof data2 === "string"){
if(func64(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/symbol",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/symbol", "string")); errors++;
}
}
if(data.action !== undefined && func0.call(data, "action")){
let data3 = data.action;
if(typeof data3 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/action", "string")); errors++;
}
if("remove" !== data3){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"const",params:{allowedValue: "remove"},message:"must be equal to constant"}); errors++;
}
}
if(data.criteria !== undefined && func0.call(data, "criteria")){
let data4 = data.criteria;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate53(data4[i0], {instancePath:instancePath+"/criteria/" + i0}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/criteria", "array")); errors++;
}
}
if(data.imports !== undefined && func0.call(data, "imports")){
let data6 = data.imports;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!(validate65(data6[i1], {instancePath:instancePath+"/imports/" + i1}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/imports", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate78.errors = vErrors;
return errors === 0;
}

const schema30 = {"type":"object","additionalProperties":false,"required":["id","file","symbol","action","from","criteria"],"properties":{"id":{"$ref":"common.schema.json--localId"},"file":{"$ref":"common.schema.json--path"},"symbol":{"type":"string","minLength":1},"action":{"type":"string","const":"move"},"from":{"$ref":"common.schema.json--symbolRef"},"criteria":{"type":"array","items":{"$ref":"common.schema.json--localId"}},"intent":{"type":"string","minLength":1},"after":{"type":"string","minLength":1},"imports":{"type":"array","items":{"$ref":"plan-sheet.schema.json--importChange"}},"exportFrom":{"type":"array","items":{"$ref":"common.schema.json--path"}},"sees":{"type":"array","items":{"$ref":"common.schema.json--symbolRef"}}},"$id":"plan-sheet.schema.json--moveElement"};

function validate83(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
(vErrors ??= []).push(missing(instancePath, "id")); errors++;
}
if((data.file === undefined) || (!(func0.call(data, "file")))){
(vErrors ??= []).push(missing(instancePath, "file")); errors++;
}
if((data.symbol === undefined) || (!(func0.call(data, "symbol")))){
(vErrors ??= []).push(missing(instancePath, "symbol")); errors++;
}
if((data.action === undefined) || (!(func0.call(data, "action")))){
(vErrors ??= []).push(missing(instancePath, "action")); errors++;
}
if((data.from === undefined) || (!(func0.call(data, "from")))){
(vErrors ??= []).push(missing(instancePath, "from")); errors++;
}
if((data.criteria === undefined) || (!(func0.call(data, "criteria")))){
(vErrors ??= []).push(missing(instancePath, "criteria")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema30.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(!(validate53(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(validate62(data.file, {instancePath:instancePath+"/file"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.symbol !== undefined && func0.call(data, "symbol")){
let data2 = data.symbol;
if(typeof data2 === "string"){
if(func64(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/symbol",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/symbol", "string")); errors++;
}
}
if(data.action !== undefined && func0.call(data, "action")){
let data3 = data.action;
if(typeof data3 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/action", "string")); errors++;
}
if("move" !== data3){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"const",params:{allowedValue: "move"},message:"must be equal to constant"}); errors++;
}
}
if(data.from !== undefined && func0.call(data, "from")){
if(!(validate68(data.from, {instancePath:instancePath+"/from"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.criteria !== undefined && func0.call(data, "criteria")){
let data5 = data.criteria;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate53(data5[i0], {instancePath:instancePath+"/criteria/" + i0}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/criteria", "array")); errors++;
}
}
if(data.intent !== undefined && func0.call(data, "intent")){
let data7 = data.intent;
if(typeof data7 === "string"){
if(func64(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/intent",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/intent", "string")); errors++;
}
}
if(data.after !== undefined && func0.call(data, "after")){
let data8 = data.after;
if(typeof data8 === "string"){
if(func64(data8) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/after",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/after", "string")); errors++;
}
}
if(data.imports !== undefined && func0.call(data, "imports")){
let data9 = data.imports;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(!(validate65(data9[i1], {instancePath:instancePath+"/imports/" + i1}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/imports", "array")); errors++;
}
}
if(data.exportFrom !== undefined && func0.call(data, "exportFrom")){
let data11 = data.exportFrom;
if(Array.isArray(data11)){
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
if(!(validate62(data11[i2], {instancePath:instancePath+"/exportFrom/" + i2}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/exportFrom", "array")); errors++;
}
}
if(data.sees !== undefined && func0.call(data, "sees")){
let data13 = data.sees;
if(Array.isArray(data13)){
const len3 = data13.length;
for(let i3=0; i3<len3; i3++){
if(!(validate68(data13[i3], {instancePath:instancePath+"/sees/" + i3}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/sees", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate83.errors = vErrors;
return errors === 0;
}


function validate59(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.action === undefined) || (!(func0.call(data, "action")))){
(vErrors ??= []).push(missing(instancePath, "action")); errors++;
}
const tag0 = data.action;
if(typeof tag0 == "string"){
if(tag0 === "add"){
if(!(validate60(data, {instancePath}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "change"){
if(!(validate71(data, {instancePath}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "remove"){
if(!(validate78(data, {instancePath}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "move"){
if(!(validate83(data, {instancePath}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "action", tagValue: tag0},message:"value of tag \"action\" must be in oneOf"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "action", tagValue: tag0},message:"tag \"action\" must be string"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate59.errors = vErrors;
return errors === 0;
}


function validate100(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.file === undefined) || (!(func0.call(data, "file")))){
(vErrors ??= []).push(missing(instancePath, "file")); errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
(vErrors ??= []).push(missing(instancePath, "name")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "file")) || (key0 === "name"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("test" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "test"},message:"must be equal to constant"}); errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(validate62(data.file, {instancePath:instancePath+"/file"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data2 = data.name;
if(typeof data2 === "string"){
if(func64(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/name", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate100.errors = vErrors;
return errors === 0;
}


function validate102(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.file === undefined) || (!(func0.call(data, "file")))){
(vErrors ??= []).push(missing(instancePath, "file")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "file"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("support" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "support"},message:"must be equal to constant"}); errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(validate62(data.file, {instancePath:instancePath+"/file"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate102.errors = vErrors;
return errors === 0;
}


function validate99(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "test"){
if(!(validate100(data, {instancePath}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "support"){
if(!(validate102(data, {instancePath}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate99.errors = vErrors;
return errors === 0;
}


function validate98(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.action === undefined) || (!(func0.call(data, "action")))){
(vErrors ??= []).push(missing(instancePath, "action")); errors++;
}
if((data.target === undefined) || (!(func0.call(data, "target")))){
(vErrors ??= []).push(missing(instancePath, "target")); errors++;
}
if((data.criterion === undefined) || (!(func0.call(data, "criterion")))){
(vErrors ??= []).push(missing(instancePath, "criterion")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "action") || (key0 === "target")) || (key0 === "criterion"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.action !== undefined && func0.call(data, "action")){
let data0 = data.action;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/action", "string")); errors++;
}
if("change" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"const",params:{allowedValue: "change"},message:"must be equal to constant"}); errors++;
}
}
if(data.target !== undefined && func0.call(data, "target")){
if(!(validate99(data.target, {instancePath:instancePath+"/target"}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
if(data.criterion !== undefined && func0.call(data, "criterion")){
if(!(validate53(data.criterion, {instancePath:instancePath+"/criterion"}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate98.errors = vErrors;
return errors === 0;
}


function validate108(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.action === undefined) || (!(func0.call(data, "action")))){
(vErrors ??= []).push(missing(instancePath, "action")); errors++;
}
if((data.target === undefined) || (!(func0.call(data, "target")))){
(vErrors ??= []).push(missing(instancePath, "target")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "action") || (key0 === "target"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.action !== undefined && func0.call(data, "action")){
let data0 = data.action;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/action", "string")); errors++;
}
if("remove" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"const",params:{allowedValue: "remove"},message:"must be equal to constant"}); errors++;
}
}
if(data.target !== undefined && func0.call(data, "target")){
if(!(validate99(data.target, {instancePath:instancePath+"/target"}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate108.errors = vErrors;
return errors === 0;
}


function validate97(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.action === undefined) || (!(func0.call(data, "action")))){
(vErrors ??= []).push(missing(instancePath, "action")); errors++;
}
const tag0 = data.action;
if(typeof tag0 == "string"){
if(tag0 === "change"){
if(!(validate98(data, {instancePath}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "remove"){
if(!(validate108(data, {instancePath}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "action", tagValue: tag0},message:"value of tag \"action\" must be in oneOf"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "action", tagValue: tag0},message:"tag \"action\" must be string"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate97.errors = vErrors;
return errors === 0;
}


function validate113(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.from === undefined) || (!(func0.call(data, "from")))){
(vErrors ??= []).push(missing(instancePath, "from")); errors++;
}
if((data.to === undefined) || (!(func0.call(data, "to")))){
(vErrors ??= []).push(missing(instancePath, "to")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "from") || (key0 === "to"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.from !== undefined && func0.call(data, "from")){
if(!(validate68(data.from, {instancePath:instancePath+"/from"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.to !== undefined && func0.call(data, "to")){
let data1 = data.to;
if(typeof data1 === "string"){
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/to",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/to", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate113.errors = vErrors;
return errors === 0;
}

const schema38 = {"type":"object","additionalProperties":false,"required":["manifest","name","version","use","reason"],"properties":{"manifest":{"$ref":"common.schema.json--path"},"name":{"type":"string","minLength":1},"version":{"type":"string","minLength":1},"use":{"type":"string","enum":["runtime","development"]},"reason":{"type":"string","minLength":1}},"$id":"plan-sheet.schema.json--dependency"};

function validate116(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.manifest === undefined) || (!(func0.call(data, "manifest")))){
(vErrors ??= []).push(missing(instancePath, "manifest")); errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
(vErrors ??= []).push(missing(instancePath, "name")); errors++;
}
if((data.version === undefined) || (!(func0.call(data, "version")))){
(vErrors ??= []).push(missing(instancePath, "version")); errors++;
}
if((data.use === undefined) || (!(func0.call(data, "use")))){
(vErrors ??= []).push(missing(instancePath, "use")); errors++;
}
if((data.reason === undefined) || (!(func0.call(data, "reason")))){
(vErrors ??= []).push(missing(instancePath, "reason")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "manifest") || (key0 === "name")) || (key0 === "version")) || (key0 === "use")) || (key0 === "reason"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.manifest !== undefined && func0.call(data, "manifest")){
if(!(validate62(data.manifest, {instancePath:instancePath+"/manifest"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data1 = data.name;
if(typeof data1 === "string"){
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/name", "string")); errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data2 = data.version;
if(typeof data2 === "string"){
if(func64(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/version", "string")); errors++;
}
}
if(data.use !== undefined && func0.call(data, "use")){
let data3 = data.use;
if(typeof data3 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/use", "string")); errors++;
}
if(!((data3 === "runtime") || (data3 === "development"))){
(vErrors ??= []).push({instancePath:instancePath+"/use",keyword:"enum",params:{allowedValues: schema38.properties.use.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
let data4 = data.reason;
if(typeof data4 === "string"){
if(func64(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/reason", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate116.errors = vErrors;
return errors === 0;
}

const schema39 = {"type":"object","additionalProperties":false,"required":["id","question","blocking","scope","options","recommended"],"properties":{"id":{"$ref":"common.schema.json--localId"},"question":{"type":"string","minLength":1},"blocking":{"type":"boolean"},"scope":{"type":"string","enum":["within-goal","beyond-goal"]},"options":{"type":"array","items":{"type":"string","minLength":1},"minItems":2},"recommended":{"type":"string","minLength":1}},"$id":"plan-sheet.schema.json--planQuestion"};

function validate119(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
(vErrors ??= []).push(missing(instancePath, "id")); errors++;
}
if((data.question === undefined) || (!(func0.call(data, "question")))){
(vErrors ??= []).push(missing(instancePath, "question")); errors++;
}
if((data.blocking === undefined) || (!(func0.call(data, "blocking")))){
(vErrors ??= []).push(missing(instancePath, "blocking")); errors++;
}
if((data.scope === undefined) || (!(func0.call(data, "scope")))){
(vErrors ??= []).push(missing(instancePath, "scope")); errors++;
}
if((data.options === undefined) || (!(func0.call(data, "options")))){
(vErrors ??= []).push(missing(instancePath, "options")); errors++;
}
if((data.recommended === undefined) || (!(func0.call(data, "recommended")))){
(vErrors ??= []).push(missing(instancePath, "recommended")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "id") || (key0 === "question")) || (key0 === "blocking")) || (key0 === "scope")) || (key0 === "options")) || (key0 === "recommended"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(!(validate53(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.question !== undefined && func0.call(data, "question")){
let data1 = data.question;
if(typeof data1 === "string"){
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/question",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/question", "string")); errors++;
}
}
if(data.blocking !== undefined && func0.call(data, "blocking")){
if(typeof data.blocking !== "boolean"){
(vErrors ??= []).push(wrongType(instancePath+"/blocking", "boolean")); errors++;
}
}
if(data.scope !== undefined && func0.call(data, "scope")){
let data3 = data.scope;
if(typeof data3 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/scope", "string")); errors++;
}
if(!((data3 === "within-goal") || (data3 === "beyond-goal"))){
(vErrors ??= []).push({instancePath:instancePath+"/scope",keyword:"enum",params:{allowedValues: schema39.properties.scope.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.options !== undefined && func0.call(data, "options")){
let data4 = data.options;
if(Array.isArray(data4)){
if(data4.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/options",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}); errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func64(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/options/" + i0,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/options/" + i0, "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/options", "array")); errors++;
}
}
if(data.recommended !== undefined && func0.call(data, "recommended")){
let data6 = data.recommended;
if(typeof data6 === "string"){
if(func64(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/recommended",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/recommended", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate119.errors = vErrors;
return errors === 0;
}


function validate55(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.criteria === undefined) || (!(func0.call(data, "criteria")))){
(vErrors ??= []).push(missing(instancePath, "criteria")); errors++;
}
if((data.elements === undefined) || (!(func0.call(data, "elements")))){
(vErrors ??= []).push(missing(instancePath, "elements")); errors++;
}
if((data.dropped === undefined) || (!(func0.call(data, "dropped")))){
(vErrors ??= []).push(missing(instancePath, "dropped")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "criteria") || (key0 === "elements")) || (key0 === "dropped")) || (key0 === "supersedes")) || (key0 === "renames")) || (key0 === "dependencies")) || (key0 === "questions"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.criteria !== undefined && func0.call(data, "criteria")){
let data0 = data.criteria;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate56(data0[i0], {instancePath:instancePath+"/criteria/" + i0}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/criteria", "array")); errors++;
}
}
if(data.elements !== undefined && func0.call(data, "elements")){
let data2 = data.elements;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(validate59(data2[i1], {instancePath:instancePath+"/elements/" + i1}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/elements", "array")); errors++;
}
}
if(data.dropped !== undefined && func0.call(data, "dropped")){
let data4 = data.dropped;
if(Array.isArray(data4)){
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
if(!(validate53(data4[i2], {instancePath:instancePath+"/dropped/" + i2}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/dropped", "array")); errors++;
}
}
if(data.supersedes !== undefined && func0.call(data, "supersedes")){
let data6 = data.supersedes;
if(Array.isArray(data6)){
const len3 = data6.length;
for(let i3=0; i3<len3; i3++){
if(!(validate97(data6[i3], {instancePath:instancePath+"/supersedes/" + i3}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/supersedes", "array")); errors++;
}
}
if(data.renames !== undefined && func0.call(data, "renames")){
let data8 = data.renames;
if(Array.isArray(data8)){
const len4 = data8.length;
for(let i4=0; i4<len4; i4++){
if(!(validate113(data8[i4], {instancePath:instancePath+"/renames/" + i4}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/renames", "array")); errors++;
}
}
if(data.dependencies !== undefined && func0.call(data, "dependencies")){
let data10 = data.dependencies;
if(Array.isArray(data10)){
const len5 = data10.length;
for(let i5=0; i5<len5; i5++){
if(!(validate116(data10[i5], {instancePath:instancePath+"/dependencies/" + i5}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/dependencies", "array")); errors++;
}
}
if(data.questions !== undefined && func0.call(data, "questions")){
let data12 = data.questions;
if(Array.isArray(data12)){
const len6 = data12.length;
for(let i6=0; i6<len6; i6++){
if(!(validate119(data12[i6], {instancePath:instancePath+"/questions/" + i6}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/questions", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate55.errors = vErrors;
return errors === 0;
}


function validate125(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.title === undefined) || (!(func0.call(data, "title")))){
(vErrors ??= []).push(missing(instancePath, "title")); errors++;
}
if((data.where === undefined) || (!(func0.call(data, "where")))){
(vErrors ??= []).push(missing(instancePath, "where")); errors++;
}
if((data.evidence === undefined) || (!(func0.call(data, "evidence")))){
(vErrors ??= []).push(missing(instancePath, "evidence")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "title") || (key0 === "where")) || (key0 === "evidence"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data0 = data.title;
if(typeof data0 === "string"){
if(func64(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func64(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/title", "string")); errors++;
}
}
if(data.where !== undefined && func0.call(data, "where")){
let data1 = data.where;
if(typeof data1 === "string"){
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/where",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/where", "string")); errors++;
}
}
if(data.evidence !== undefined && func0.call(data, "evidence")){
let data2 = data.evidence;
if(typeof data2 === "string"){
if(func64(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/evidence",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/evidence", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate125.errors = vErrors;
return errors === 0;
}


function validate122(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.answers === undefined) || (!(func0.call(data, "answers")))){
(vErrors ??= []).push(missing(instancePath, "answers")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "answers") || (key0 === "changes")) || (key0 === "summary")) || (key0 === "discoveries"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.answers !== undefined && func0.call(data, "answers")){
let data0 = data.answers;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate52(data0[i0], {instancePath:instancePath+"/answers/" + i0}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/answers", "array")); errors++;
}
}
if(data.changes !== undefined && func0.call(data, "changes")){
if(!(validate55(data.changes, {instancePath:instancePath+"/changes"}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.summary !== undefined && func0.call(data, "summary")){
if(typeof data.summary !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/summary", "string")); errors++;
}
}
if(data.discoveries !== undefined && func0.call(data, "discoveries")){
let data4 = data.discoveries;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate125(data4[i1], {instancePath:instancePath+"/discoveries/" + i1}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/discoveries", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate122.errors = vErrors;
return errors === 0;
}

export const validateBaseline = validate127;
const pattern5 = new RegExp("^([0-9a-f]{40}|[0-9a-f]{64})$", "u");

function validate128(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func64(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern5.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^([0-9a-f]{40}|[0-9a-f]{64})$"},message:"must match pattern \""+"^([0-9a-f]{40}|[0-9a-f]{64})$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "string")); errors++;
}
validate128.errors = vErrors;
return errors === 0;
}

const pattern6 = new RegExp("^sha256:[0-9a-f]{64}$", "u");

function validate130(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func64(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern6.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "string")); errors++;
}
validate130.errors = vErrors;
return errors === 0;
}


function validate127(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.tree === undefined) || (!(func0.call(data, "tree")))){
(vErrors ??= []).push(missing(instancePath, "tree")); errors++;
}
if((data.names === undefined) || (!(func0.call(data, "names")))){
(vErrors ??= []).push(missing(instancePath, "names")); errors++;
}
if((data.red === undefined) || (!(func0.call(data, "red")))){
(vErrors ??= []).push(missing(instancePath, "red")); errors++;
}
if((data.unstable === undefined) || (!(func0.call(data, "unstable")))){
(vErrors ??= []).push(missing(instancePath, "unstable")); errors++;
}
if((data.runs === undefined) || (!(func0.call(data, "runs")))){
(vErrors ??= []).push(missing(instancePath, "runs")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "tree") || (key0 === "names")) || (key0 === "red")) || (key0 === "unstable")) || (key0 === "runs"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.tree !== undefined && func0.call(data, "tree")){
if(!(validate128(data.tree, {instancePath:instancePath+"/tree"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.names !== undefined && func0.call(data, "names")){
let data1 = data.names;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func64(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/names/" + i0,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/names/" + i0, "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/names", "array")); errors++;
}
}
if(data.red !== undefined && func0.call(data, "red")){
let data3 = data.red;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(typeof data4 === "string"){
if(func64(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/red/" + i1,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/red/" + i1, "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/red", "array")); errors++;
}
}
if(data.unstable !== undefined && func0.call(data, "unstable")){
let data5 = data.unstable;
if(Array.isArray(data5)){
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
let data6 = data5[i2];
if(typeof data6 === "string"){
if(func64(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/unstable/" + i2,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/unstable/" + i2, "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/unstable", "array")); errors++;
}
}
if(data.runs !== undefined && func0.call(data, "runs")){
let data7 = data.runs;
if(Array.isArray(data7)){
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
if(!(validate130(data7[i3], {instancePath:instancePath+"/runs/" + i3}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/runs", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate127.errors = vErrors;
return errors === 0;
}

export const validateBrief = validate132;
const schema46 = {"type":"object","additionalProperties":false,"required":["kind","ticket","session","round","try","tries","goal","project","feedback","decided","sources"],"properties":{"kind":{"type":"string","const":"plan"},"ticket":{"$ref":"common.schema.json--ticketId"},"session":{"$ref":"common.schema.json--sessionId"},"round":{"type":"integer","minimum":1},"try":{"type":"integer","minimum":1},"tries":{"type":"integer","minimum":1},"goal":{"type":"string","minLength":1},"project":{"$ref":"explorer-brief.schema.json--projectFacts"},"feedback":{"type":"array","items":{"$ref":"common.schema.json--feedback"}},"decided":{"type":"array","items":{"$ref":"explorer-brief.schema.json--decided"}},"previous":{"$ref":"plan-sheet.schema.json"},"refusedPlan":{"type":"string","minLength":1},"sources":{"type":"array","items":{"$ref":"explorer-brief.schema.json--fileText"}}},"$id":"explorer-brief.schema.json--plan"};
const pattern7 = new RegExp("^T-[1-9][0-9]{0,8}$", "u");

function validate134(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func64(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern7.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^T-[1-9][0-9]{0,8}$"},message:"must match pattern \""+"^T-[1-9][0-9]{0,8}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "string")); errors++;
}
validate134.errors = vErrors;
return errors === 0;
}

const pattern8 = new RegExp("^T-[1-9][0-9]{0,8}/(([a-z]+)\\.r[1-9][0-9]*\\.t[1-9][0-9]*(\\.p[1-9][0-9]*)?|Q-[1-9][0-9]{0,8}\\.t[1-9][0-9]*)$", "u");

function validate136(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func64(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern8.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^T-[1-9][0-9]{0,8}/(([a-z]+)\\.r[1-9][0-9]*\\.t[1-9][0-9]*(\\.p[1-9][0-9]*)?|Q-[1-9][0-9]{0,8}\\.t[1-9][0-9]*)$"},message:"must match pattern \""+"^T-[1-9][0-9]{0,8}/(([a-z]+)\\.r[1-9][0-9]*\\.t[1-9][0-9]*(\\.p[1-9][0-9]*)?|Q-[1-9][0-9]{0,8}\\.t[1-9][0-9]*)$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "string")); errors++;
}
validate136.errors = vErrors;
return errors === 0;
}

const schema49 = {"type":"object","additionalProperties":false,"required":["packages","runner","testCommand","checks","references","files","filesLeftOut","outline","rules","testPatterns"],"properties":{"packages":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name","paths"],"properties":{"name":{"type":"string","minLength":1},"paths":{"type":"array","items":{"type":"string","minLength":1}}}}},"runner":{"type":"string","minLength":1},"testCommand":{"type":"array","items":{"type":"string"},"minItems":1},"checks":{"type":"array","items":{"type":"string","minLength":1}},"references":{"type":"array","items":{"type":"string","minLength":1}},"files":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["file","class"],"properties":{"file":{"$ref":"common.schema.json--path"},"class":{"$ref":"common.schema.json--pathClass"}}}},"filesLeftOut":{"type":"integer","minimum":0},"outline":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["file","declarations"],"properties":{"file":{"$ref":"common.schema.json--path"},"declarations":{"type":"array","items":{"type":"string"}}}}},"rules":{"type":"array","items":{"$ref":"common.schema.json--path"}},"testPatterns":{"type":"array","items":{"type":"string","minLength":1}}},"$id":"explorer-brief.schema.json--projectFacts"};
const schema50 = {"type":"string","enum":["test","support","protected","source"],"$id":"common.schema.json--pathClass"};

function validate140(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(wrongType(instancePath, "string")); errors++;
}
if(!((((data === "test") || (data === "support")) || (data === "protected")) || (data === "source"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema50.enum},message:"must be equal to one of the allowed values"}); errors++;
}
validate140.errors = vErrors;
return errors === 0;
}


function validate138(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.packages === undefined) || (!(func0.call(data, "packages")))){
(vErrors ??= []).push(missing(instancePath, "packages")); errors++;
}
if((data.runner === undefined) || (!(func0.call(data, "runner")))){
(vErrors ??= []).push(missing(instancePath, "runner")); errors++;
}
if((data.testCommand === undefined) || (!(func0.call(data, "testCommand")))){
(vErrors ??= []).push(missing(instancePath, "testCommand")); errors++;
}
if((data.checks === undefined) || (!(func0.call(data, "checks")))){
(vErrors ??= []).push(missing(instancePath, "checks")); errors++;
}
if((data.references === undefined) || (!(func0.call(data, "references")))){
(vErrors ??= []).push(missing(instancePath, "references")); errors++;
}
if((data.files === undefined) || (!(func0.call(data, "files")))){
(vErrors ??= []).push(missing(instancePath, "files")); errors++;
}
if((data.filesLeftOut === undefined) || (!(func0.call(data, "filesLeftOut")))){
(vErrors ??= []).push(missing(instancePath, "filesLeftOut")); errors++;
}
if((data.outline === undefined) || (!(func0.call(data, "outline")))){
(vErrors ??= []).push(missing(instancePath, "outline")); errors++;
}
if((data.rules === undefined) || (!(func0.call(data, "rules")))){
(vErrors ??= []).push(missing(instancePath, "rules")); errors++;
}
if((data.testPatterns === undefined) || (!(func0.call(data, "testPatterns")))){
(vErrors ??= []).push(missing(instancePath, "testPatterns")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema49.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.packages !== undefined && func0.call(data, "packages")){
let data0 = data.packages;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if((data1.name === undefined) || (!(func0.call(data1, "name")))){
(vErrors ??= []).push(missing(instancePath+"/packages/" + i0, "name")); errors++;
}
if((data1.paths === undefined) || (!(func0.call(data1, "paths")))){
(vErrors ??= []).push(missing(instancePath+"/packages/" + i0, "paths")); errors++;
}
for(const key1 of Object.keys(data1)){
if(!((key1 === "name") || (key1 === "paths"))){
(vErrors ??= []).push({instancePath:instancePath+"/packages/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}); errors++;
}
}
if(data1.name !== undefined && func0.call(data1, "name")){
let data2 = data1.name;
if(typeof data2 === "string"){
if(func64(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/packages/" + i0+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/packages/" + i0+"/name", "string")); errors++;
}
}
if(data1.paths !== undefined && func0.call(data1, "paths")){
let data3 = data1.paths;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(typeof data4 === "string"){
if(func64(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/packages/" + i0+"/paths/" + i1,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/packages/" + i0+"/paths/" + i1, "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/packages/" + i0+"/paths", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/packages/" + i0, "object")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/packages", "array")); errors++;
}
}
if(data.runner !== undefined && func0.call(data, "runner")){
let data5 = data.runner;
if(typeof data5 === "string"){
if(func64(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/runner",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/runner", "string")); errors++;
}
}
if(data.testCommand !== undefined && func0.call(data, "testCommand")){
let data6 = data.testCommand;
if(Array.isArray(data6)){
if(data6.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/testCommand",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}); errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
if(typeof data6[i2] !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/testCommand/" + i2, "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/testCommand", "array")); errors++;
}
}
if(data.checks !== undefined && func0.call(data, "checks")){
let data8 = data.checks;
if(Array.isArray(data8)){
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
if(typeof data9 === "string"){
if(func64(data9) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i3,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/checks/" + i3, "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/checks", "array")); errors++;
}
}
if(data.references !== undefined && func0.call(data, "references")){
let data10 = data.references;
if(Array.isArray(data10)){
const len4 = data10.length;
for(let i4=0; i4<len4; i4++){
let data11 = data10[i4];
if(typeof data11 === "string"){
if(func64(data11) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/references/" + i4,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/references/" + i4, "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/references", "array")); errors++;
}
}
if(data.files !== undefined && func0.call(data, "files")){
let data12 = data.files;
if(Array.isArray(data12)){
const len5 = data12.length;
for(let i5=0; i5<len5; i5++){
let data13 = data12[i5];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if((data13.file === undefined) || (!(func0.call(data13, "file")))){
(vErrors ??= []).push(missing(instancePath+"/files/" + i5, "file")); errors++;
}
if((data13.class === undefined) || (!(func0.call(data13, "class")))){
(vErrors ??= []).push(missing(instancePath+"/files/" + i5, "class")); errors++;
}
for(const key2 of Object.keys(data13)){
if(!((key2 === "file") || (key2 === "class"))){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i5,keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}); errors++;
}
}
if(data13.file !== undefined && func0.call(data13, "file")){
if(!(validate62(data13.file, {instancePath:instancePath+"/files/" + i5+"/file"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data13.class !== undefined && func0.call(data13, "class")){
if(!(validate140(data13.class, {instancePath:instancePath+"/files/" + i5+"/class"}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/files/" + i5, "object")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/files", "array")); errors++;
}
}
if(data.filesLeftOut !== undefined && func0.call(data, "filesLeftOut")){
let data16 = data.filesLeftOut;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
(vErrors ??= []).push(wrongType(instancePath+"/filesLeftOut", "integer")); errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/filesLeftOut",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.outline !== undefined && func0.call(data, "outline")){
let data17 = data.outline;
if(Array.isArray(data17)){
const len6 = data17.length;
for(let i6=0; i6<len6; i6++){
let data18 = data17[i6];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if((data18.file === undefined) || (!(func0.call(data18, "file")))){
(vErrors ??= []).push(missing(instancePath+"/outline/" + i6, "file")); errors++;
}
if((data18.declarations === undefined) || (!(func0.call(data18, "declarations")))){
(vErrors ??= []).push(missing(instancePath+"/outline/" + i6, "declarations")); errors++;
}
for(const key3 of Object.keys(data18)){
if(!((key3 === "file") || (key3 === "declarations"))){
(vErrors ??= []).push({instancePath:instancePath+"/outline/" + i6,keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}); errors++;
}
}
if(data18.file !== undefined && func0.call(data18, "file")){
if(!(validate62(data18.file, {instancePath:instancePath+"/outline/" + i6+"/file"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data18.declarations !== undefined && func0.call(data18, "declarations")){
let data20 = data18.declarations;
if(Array.isArray(data20)){
const len7 = data20.length;
for(let i7=0; i7<len7; i7++){
if(typeof data20[i7] !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/outline/" + i6+"/declarations/" + i7, "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/outline/" + i6+"/declarations", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/outline/" + i6, "object")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/outline", "array")); errors++;
}
}
if(data.rules !== undefined && func0.call(data, "rules")){
let data22 = data.rules;
if(Array.isArray(data22)){
const len8 = data22.length;
for(let i8=0; i8<len8; i8++){
if(!(validate62(data22[i8], {instancePath:instancePath+"/rules/" + i8}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/rules", "array")); errors++;
}
}
if(data.testPatterns !== undefined && func0.call(data, "testPatterns")){
let data24 = data.testPatterns;
if(Array.isArray(data24)){
const len9 = data24.length;
for(let i9=0; i9<len9; i9++){
let data25 = data24[i9];
if(typeof data25 === "string"){
if(func64(data25) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/testPatterns/" + i9,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/testPatterns/" + i9, "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/testPatterns", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate138.errors = vErrors;
return errors === 0;
}

const schema51 = {"type":"object","additionalProperties":false,"required":["kind","message"],"properties":{"kind":{"type":"string","enum":["sheet","laying","old-test","red-proof","check","review-line","test-defect","upheld","decision","uncovered","conflict","revert-run","walk","infrastructure"]},"message":{"type":"string","minLength":1},"file":{"$ref":"common.schema.json--path"},"line":{"type":"integer","minimum":1},"source":{"type":"string"},"test":{"type":"string","minLength":1},"criterion":{"$ref":"common.schema.json--localId"},"element":{"type":"string","minLength":1},"rule":{"type":"string","minLength":1},"expected":{"type":"string"},"actual":{"type":"string"}},"$id":"common.schema.json--feedback"};

function validate145(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.message === undefined) || (!(func0.call(data, "message")))){
(vErrors ??= []).push(missing(instancePath, "message")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema51.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if(!((((((((((((((data0 === "sheet") || (data0 === "laying")) || (data0 === "old-test")) || (data0 === "red-proof")) || (data0 === "check")) || (data0 === "review-line")) || (data0 === "test-defect")) || (data0 === "upheld")) || (data0 === "decision")) || (data0 === "uncovered")) || (data0 === "conflict")) || (data0 === "revert-run")) || (data0 === "walk")) || (data0 === "infrastructure"))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema51.properties.kind.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.message !== undefined && func0.call(data, "message")){
let data1 = data.message;
if(typeof data1 === "string"){
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/message", "string")); errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(validate62(data.file, {instancePath:instancePath+"/file"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.line !== undefined && func0.call(data, "line")){
let data3 = data.line;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push(wrongType(instancePath+"/line", "integer")); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/line",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.source !== undefined && func0.call(data, "source")){
if(typeof data.source !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/source", "string")); errors++;
}
}
if(data.test !== undefined && func0.call(data, "test")){
let data5 = data.test;
if(typeof data5 === "string"){
if(func64(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/test",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/test", "string")); errors++;
}
}
if(data.criterion !== undefined && func0.call(data, "criterion")){
if(!(validate53(data.criterion, {instancePath:instancePath+"/criterion"}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.element !== undefined && func0.call(data, "element")){
let data7 = data.element;
if(typeof data7 === "string"){
if(func64(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/element",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/element", "string")); errors++;
}
}
if(data.rule !== undefined && func0.call(data, "rule")){
let data8 = data.rule;
if(typeof data8 === "string"){
if(func64(data8) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/rule",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/rule", "string")); errors++;
}
}
if(data.expected !== undefined && func0.call(data, "expected")){
if(typeof data.expected !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/expected", "string")); errors++;
}
}
if(data.actual !== undefined && func0.call(data, "actual")){
if(typeof data.actual !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/actual", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate145.errors = vErrors;
return errors === 0;
}

const schema53 = {"$id":"question.schema.json","type":"object","additionalProperties":false,"required":["id","ticket","to","step","cause","text","evidence","options","admits"],"properties":{"id":{"$ref":"common.schema.json--questionId"},"ticket":{"$ref":"common.schema.json--ticketId"},"to":{"type":"string","enum":["supervisor","owner"]},"step":{"$ref":"common.schema.json--stepSlug"},"cause":{"type":"string","enum":["plan-question","dependency","open-answer","uncovered","plan-defect","test-defect-twice","out-of-plan","breach","review-plan","bound-reached","blocked","budget-spent","engine-down","infrastructure","unexpected-event","table-changed","not-deliverable","gesture-outside-rule","queue-refused","refused-by-model"]},"text":{"type":"string","minLength":1},"evidence":{"type":"array","items":{"type":"string","minLength":1}},"options":{"type":"array","items":{"type":"string","minLength":1}},"admits":{"type":"array","items":{"type":"string","enum":["choose","extend-plan","refuse","retry","amend","accept-uncovered","accept-dependency","migrate","abandon","raise-budget","to-owner"]},"minItems":1}}};
const pattern9 = new RegExp("^Q-[1-9][0-9]{0,8}$", "u");

function validate151(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func64(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern9.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^Q-[1-9][0-9]{0,8}$"},message:"must match pattern \""+"^Q-[1-9][0-9]{0,8}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "string")); errors++;
}
validate151.errors = vErrors;
return errors === 0;
}

const schema55 = {"type":"string","enum":["plan","challenge","answer","gesture","tests","red","code","checks","review","land","triage","closure"],"$id":"common.schema.json--stepSlug"};

function validate154(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(wrongType(instancePath, "string")); errors++;
}
if(!((((((((((((data === "plan") || (data === "challenge")) || (data === "answer")) || (data === "gesture")) || (data === "tests")) || (data === "red")) || (data === "code")) || (data === "checks")) || (data === "review")) || (data === "land")) || (data === "triage")) || (data === "closure"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema55.enum},message:"must be equal to one of the allowed values"}); errors++;
}
validate154.errors = vErrors;
return errors === 0;
}


function validate150(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
(vErrors ??= []).push(missing(instancePath, "id")); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
(vErrors ??= []).push(missing(instancePath, "ticket")); errors++;
}
if((data.to === undefined) || (!(func0.call(data, "to")))){
(vErrors ??= []).push(missing(instancePath, "to")); errors++;
}
if((data.step === undefined) || (!(func0.call(data, "step")))){
(vErrors ??= []).push(missing(instancePath, "step")); errors++;
}
if((data.cause === undefined) || (!(func0.call(data, "cause")))){
(vErrors ??= []).push(missing(instancePath, "cause")); errors++;
}
if((data.text === undefined) || (!(func0.call(data, "text")))){
(vErrors ??= []).push(missing(instancePath, "text")); errors++;
}
if((data.evidence === undefined) || (!(func0.call(data, "evidence")))){
(vErrors ??= []).push(missing(instancePath, "evidence")); errors++;
}
if((data.options === undefined) || (!(func0.call(data, "options")))){
(vErrors ??= []).push(missing(instancePath, "options")); errors++;
}
if((data.admits === undefined) || (!(func0.call(data, "admits")))){
(vErrors ??= []).push(missing(instancePath, "admits")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema53.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(!(validate151(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket"}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.to !== undefined && func0.call(data, "to")){
let data2 = data.to;
if(typeof data2 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/to", "string")); errors++;
}
if(!((data2 === "supervisor") || (data2 === "owner"))){
(vErrors ??= []).push({instancePath:instancePath+"/to",keyword:"enum",params:{allowedValues: schema53.properties.to.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.step !== undefined && func0.call(data, "step")){
if(!(validate154(data.step, {instancePath:instancePath+"/step"}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
}
if(data.cause !== undefined && func0.call(data, "cause")){
let data4 = data.cause;
if(typeof data4 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/cause", "string")); errors++;
}
if(!((((((((((((((((((((data4 === "plan-question") || (data4 === "dependency")) || (data4 === "open-answer")) || (data4 === "uncovered")) || (data4 === "plan-defect")) || (data4 === "test-defect-twice")) || (data4 === "out-of-plan")) || (data4 === "breach")) || (data4 === "review-plan")) || (data4 === "bound-reached")) || (data4 === "blocked")) || (data4 === "budget-spent")) || (data4 === "engine-down")) || (data4 === "infrastructure")) || (data4 === "unexpected-event")) || (data4 === "table-changed")) || (data4 === "not-deliverable")) || (data4 === "gesture-outside-rule")) || (data4 === "queue-refused")) || (data4 === "refused-by-model"))){
(vErrors ??= []).push({instancePath:instancePath+"/cause",keyword:"enum",params:{allowedValues: schema53.properties.cause.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.text !== undefined && func0.call(data, "text")){
let data5 = data.text;
if(typeof data5 === "string"){
if(func64(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/text", "string")); errors++;
}
}
if(data.evidence !== undefined && func0.call(data, "evidence")){
let data6 = data.evidence;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 === "string"){
if(func64(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/evidence/" + i0,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/evidence/" + i0, "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/evidence", "array")); errors++;
}
}
if(data.options !== undefined && func0.call(data, "options")){
let data8 = data.options;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(typeof data9 === "string"){
if(func64(data9) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/options/" + i1,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/options/" + i1, "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/options", "array")); errors++;
}
}
if(data.admits !== undefined && func0.call(data, "admits")){
let data10 = data.admits;
if(Array.isArray(data10)){
if(data10.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/admits",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}); errors++;
}
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
if(typeof data11 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/admits/" + i2, "string")); errors++;
}
if(!(((((((((((data11 === "choose") || (data11 === "extend-plan")) || (data11 === "refuse")) || (data11 === "retry")) || (data11 === "amend")) || (data11 === "accept-uncovered")) || (data11 === "accept-dependency")) || (data11 === "migrate")) || (data11 === "abandon")) || (data11 === "raise-budget")) || (data11 === "to-owner"))){
(vErrors ??= []).push({instancePath:instancePath+"/admits/" + i2,keyword:"enum",params:{allowedValues: schema53.properties.admits.items.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/admits", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate150.errors = vErrors;
return errors === 0;
}


function validate158(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.option === undefined) || (!(func0.call(data, "option")))){
(vErrors ??= []).push(missing(instancePath, "option")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "option")) || (key0 === "reason"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("choose" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "choose"},message:"must be equal to constant"}); errors++;
}
}
if(data.option !== undefined && func0.call(data, "option")){
let data1 = data.option;
if(typeof data1 === "string"){
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/option",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/option", "string")); errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
if(typeof data.reason !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/reason", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate158.errors = vErrors;
return errors === 0;
}


function validate159(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "reason"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("extend-plan" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "extend-plan"},message:"must be equal to constant"}); errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
if(typeof data.reason !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/reason", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate159.errors = vErrors;
return errors === 0;
}


function validate160(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "reason"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("refuse" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "refuse"},message:"must be equal to constant"}); errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
if(typeof data.reason !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/reason", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate160.errors = vErrors;
return errors === 0;
}


function validate161(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "reason"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("retry" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "retry"},message:"must be equal to constant"}); errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
if(typeof data.reason !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/reason", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate161.errors = vErrors;
return errors === 0;
}


function validate162(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.instruction === undefined) || (!(func0.call(data, "instruction")))){
(vErrors ??= []).push(missing(instancePath, "instruction")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "instruction")) || (key0 === "reason"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("amend" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "amend"},message:"must be equal to constant"}); errors++;
}
}
if(data.instruction !== undefined && func0.call(data, "instruction")){
let data1 = data.instruction;
if(typeof data1 === "string"){
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/instruction",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/instruction", "string")); errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
if(typeof data.reason !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/reason", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate162.errors = vErrors;
return errors === 0;
}


function validate163(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "reason"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("accept-uncovered" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "accept-uncovered"},message:"must be equal to constant"}); errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
if(typeof data.reason !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/reason", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate163.errors = vErrors;
return errors === 0;
}


function validate164(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "reason"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("accept-dependency" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "accept-dependency"},message:"must be equal to constant"}); errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
if(typeof data.reason !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/reason", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate164.errors = vErrors;
return errors === 0;
}


function validate165(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "reason"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("migrate" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "migrate"},message:"must be equal to constant"}); errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
if(typeof data.reason !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/reason", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate165.errors = vErrors;
return errors === 0;
}


function validate166(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "reason"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("abandon" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "abandon"},message:"must be equal to constant"}); errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
if(typeof data.reason !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/reason", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate166.errors = vErrors;
return errors === 0;
}


function validate167(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.usd === undefined) || (!(func0.call(data, "usd")))){
(vErrors ??= []).push(missing(instancePath, "usd")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "kind") || (key0 === "usd")) || (key0 === "tokens")) || (key0 === "reason"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("raise-budget" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "raise-budget"},message:"must be equal to constant"}); errors++;
}
}
if(data.usd !== undefined && func0.call(data, "usd")){
let data1 = data.usd;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/usd",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/usd", "number")); errors++;
}
}
if(data.tokens !== undefined && func0.call(data, "tokens")){
let data2 = data.tokens;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push(wrongType(instancePath+"/tokens", "integer")); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/tokens",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
if(typeof data.reason !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/reason", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate167.errors = vErrors;
return errors === 0;
}


function validate168(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "reason"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("to-owner" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "to-owner"},message:"must be equal to constant"}); errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
if(typeof data.reason !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/reason", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate168.errors = vErrors;
return errors === 0;
}


function validate157(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "choose"){
if(!(validate158(data, {instancePath}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "extend-plan"){
if(!(validate159(data, {instancePath}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "refuse"){
if(!(validate160(data, {instancePath}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "retry"){
if(!(validate161(data, {instancePath}))){
vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "amend"){
if(!(validate162(data, {instancePath}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "accept-uncovered"){
if(!(validate163(data, {instancePath}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "accept-dependency"){
if(!(validate164(data, {instancePath}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "migrate"){
if(!(validate165(data, {instancePath}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "abandon"){
if(!(validate166(data, {instancePath}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "raise-budget"){
if(!(validate167(data, {instancePath}))){
vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "to-owner"){
if(!(validate168(data, {instancePath}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate157.errors = vErrors;
return errors === 0;
}


function validate149(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.question === undefined) || (!(func0.call(data, "question")))){
(vErrors ??= []).push(missing(instancePath, "question")); errors++;
}
if((data.decision === undefined) || (!(func0.call(data, "decision")))){
(vErrors ??= []).push(missing(instancePath, "decision")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "question") || (key0 === "decision"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.question !== undefined && func0.call(data, "question")){
if(!(validate150(data.question, {instancePath:instancePath+"/question"}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
}
if(data.decision !== undefined && func0.call(data, "decision")){
if(!(validate157(data.decision, {instancePath:instancePath+"/decision"}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate149.errors = vErrors;
return errors === 0;
}

const schema69 = {"type":"object","additionalProperties":false,"required":["nature","criteria","elements","supersedes","renames","dependencies","references","questions"],"properties":{"nature":{"type":"string","enum":["behaviour","preserve","text"]},"criteria":{"type":"array","items":{"$ref":"plan-sheet.schema.json--criterion"}},"elements":{"type":"array","items":{"$ref":"plan-sheet.schema.json--element"}},"supersedes":{"type":"array","items":{"$ref":"plan-sheet.schema.json--superseded"}},"renames":{"type":"array","items":{"$ref":"plan-sheet.schema.json--rename"}},"dependencies":{"type":"array","items":{"$ref":"plan-sheet.schema.json--dependency"}},"references":{"type":"array","items":{"type":"string","minLength":1}},"questions":{"type":"array","items":{"$ref":"plan-sheet.schema.json--planQuestion"}},"summary":{"type":"string"},"discoveries":{"type":"array","items":{"$ref":"common.schema.json--discovery"}}},"$id":"plan-sheet.schema.json--plainPlan"};

function validate183(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.nature === undefined) || (!(func0.call(data, "nature")))){
(vErrors ??= []).push(missing(instancePath, "nature")); errors++;
}
if((data.criteria === undefined) || (!(func0.call(data, "criteria")))){
(vErrors ??= []).push(missing(instancePath, "criteria")); errors++;
}
if((data.elements === undefined) || (!(func0.call(data, "elements")))){
(vErrors ??= []).push(missing(instancePath, "elements")); errors++;
}
if((data.supersedes === undefined) || (!(func0.call(data, "supersedes")))){
(vErrors ??= []).push(missing(instancePath, "supersedes")); errors++;
}
if((data.renames === undefined) || (!(func0.call(data, "renames")))){
(vErrors ??= []).push(missing(instancePath, "renames")); errors++;
}
if((data.dependencies === undefined) || (!(func0.call(data, "dependencies")))){
(vErrors ??= []).push(missing(instancePath, "dependencies")); errors++;
}
if((data.references === undefined) || (!(func0.call(data, "references")))){
(vErrors ??= []).push(missing(instancePath, "references")); errors++;
}
if((data.questions === undefined) || (!(func0.call(data, "questions")))){
(vErrors ??= []).push(missing(instancePath, "questions")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema69.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.nature !== undefined && func0.call(data, "nature")){
let data0 = data.nature;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/nature", "string")); errors++;
}
if(!(((data0 === "behaviour") || (data0 === "preserve")) || (data0 === "text"))){
(vErrors ??= []).push({instancePath:instancePath+"/nature",keyword:"enum",params:{allowedValues: schema69.properties.nature.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.criteria !== undefined && func0.call(data, "criteria")){
let data1 = data.criteria;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate56(data1[i0], {instancePath:instancePath+"/criteria/" + i0}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/criteria", "array")); errors++;
}
}
if(data.elements !== undefined && func0.call(data, "elements")){
let data3 = data.elements;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate59(data3[i1], {instancePath:instancePath+"/elements/" + i1}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/elements", "array")); errors++;
}
}
if(data.supersedes !== undefined && func0.call(data, "supersedes")){
let data5 = data.supersedes;
if(Array.isArray(data5)){
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
if(!(validate97(data5[i2], {instancePath:instancePath+"/supersedes/" + i2}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/supersedes", "array")); errors++;
}
}
if(data.renames !== undefined && func0.call(data, "renames")){
let data7 = data.renames;
if(Array.isArray(data7)){
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
if(!(validate113(data7[i3], {instancePath:instancePath+"/renames/" + i3}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/renames", "array")); errors++;
}
}
if(data.dependencies !== undefined && func0.call(data, "dependencies")){
let data9 = data.dependencies;
if(Array.isArray(data9)){
const len4 = data9.length;
for(let i4=0; i4<len4; i4++){
if(!(validate116(data9[i4], {instancePath:instancePath+"/dependencies/" + i4}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/dependencies", "array")); errors++;
}
}
if(data.references !== undefined && func0.call(data, "references")){
let data11 = data.references;
if(Array.isArray(data11)){
const len5 = data11.length;
for(let i5=0; i5<len5; i5++){
let data12 = data11[i5];
if(typeof data12 === "string"){
if(func64(data12) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/references/" + i5,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/references/" + i5, "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/references", "array")); errors++;
}
}
if(data.questions !== undefined && func0.call(data, "questions")){
let data13 = data.questions;
if(Array.isArray(data13)){
const len6 = data13.length;
for(let i6=0; i6<len6; i6++){
if(!(validate119(data13[i6], {instancePath:instancePath+"/questions/" + i6}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/questions", "array")); errors++;
}
}
if(data.summary !== undefined && func0.call(data, "summary")){
if(typeof data.summary !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/summary", "string")); errors++;
}
}
if(data.discoveries !== undefined && func0.call(data, "discoveries")){
let data16 = data.discoveries;
if(Array.isArray(data16)){
const len7 = data16.length;
for(let i7=0; i7<len7; i7++){
if(!(validate125(data16[i7], {instancePath:instancePath+"/discoveries/" + i7}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/discoveries", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate183.errors = vErrors;
return errors === 0;
}

const schema70 = {"type":"object","additionalProperties":false,"required":["nature","command","criteria","elements","supersedes","renames","dependencies","references","questions"],"properties":{"nature":{"type":"string","const":"mechanical"},"command":{"$ref":"common.schema.json--argv"},"criteria":{"type":"array","items":{"$ref":"plan-sheet.schema.json--criterion"}},"elements":{"type":"array","items":{"$ref":"plan-sheet.schema.json--element"}},"supersedes":{"type":"array","items":{"$ref":"plan-sheet.schema.json--superseded"}},"renames":{"type":"array","items":{"$ref":"plan-sheet.schema.json--rename"}},"dependencies":{"type":"array","items":{"$ref":"plan-sheet.schema.json--dependency"}},"references":{"type":"array","items":{"type":"string","minLength":1}},"questions":{"type":"array","items":{"$ref":"plan-sheet.schema.json--planQuestion"}},"summary":{"type":"string"},"discoveries":{"type":"array","items":{"$ref":"common.schema.json--discovery"}}},"$id":"plan-sheet.schema.json--mechanicalPlan"};

function validate192(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 1){
(vErrors ??= []).push({instancePath,keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}); errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(func64(data0) > 4096){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/" + i0, "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "array")); errors++;
}
validate192.errors = vErrors;
return errors === 0;
}


function validate191(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.nature === undefined) || (!(func0.call(data, "nature")))){
(vErrors ??= []).push(missing(instancePath, "nature")); errors++;
}
if((data.command === undefined) || (!(func0.call(data, "command")))){
(vErrors ??= []).push(missing(instancePath, "command")); errors++;
}
if((data.criteria === undefined) || (!(func0.call(data, "criteria")))){
(vErrors ??= []).push(missing(instancePath, "criteria")); errors++;
}
if((data.elements === undefined) || (!(func0.call(data, "elements")))){
(vErrors ??= []).push(missing(instancePath, "elements")); errors++;
}
if((data.supersedes === undefined) || (!(func0.call(data, "supersedes")))){
(vErrors ??= []).push(missing(instancePath, "supersedes")); errors++;
}
if((data.renames === undefined) || (!(func0.call(data, "renames")))){
(vErrors ??= []).push(missing(instancePath, "renames")); errors++;
}
if((data.dependencies === undefined) || (!(func0.call(data, "dependencies")))){
(vErrors ??= []).push(missing(instancePath, "dependencies")); errors++;
}
if((data.references === undefined) || (!(func0.call(data, "references")))){
(vErrors ??= []).push(missing(instancePath, "references")); errors++;
}
if((data.questions === undefined) || (!(func0.call(data, "questions")))){
(vErrors ??= []).push(missing(instancePath, "questions")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema70.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.nature !== undefined && func0.call(data, "nature")){
let data0 = data.nature;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/nature", "string")); errors++;
}
if("mechanical" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/nature",keyword:"const",params:{allowedValue: "mechanical"},message:"must be equal to constant"}); errors++;
}
}
if(data.command !== undefined && func0.call(data, "command")){
if(!(validate192(data.command, {instancePath:instancePath+"/command"}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
}
if(data.criteria !== undefined && func0.call(data, "criteria")){
let data2 = data.criteria;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate56(data2[i0], {instancePath:instancePath+"/criteria/" + i0}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/criteria", "array")); errors++;
}
}
if(data.elements !== undefined && func0.call(data, "elements")){
let data4 = data.elements;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate59(data4[i1], {instancePath:instancePath+"/elements/" + i1}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/elements", "array")); errors++;
}
}
if(data.supersedes !== undefined && func0.call(data, "supersedes")){
let data6 = data.supersedes;
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
if(!(validate97(data6[i2], {instancePath:instancePath+"/supersedes/" + i2}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/supersedes", "array")); errors++;
}
}
if(data.renames !== undefined && func0.call(data, "renames")){
let data8 = data.renames;
if(Array.isArray(data8)){
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
if(!(validate113(data8[i3], {instancePath:instancePath+"/renames/" + i3}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/renames", "array")); errors++;
}
}
if(data.dependencies !== undefined && func0.call(data, "dependencies")){
let data10 = data.dependencies;
if(Array.isArray(data10)){
const len4 = data10.length;
for(let i4=0; i4<len4; i4++){
if(!(validate116(data10[i4], {instancePath:instancePath+"/dependencies/" + i4}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/dependencies", "array")); errors++;
}
}
if(data.references !== undefined && func0.call(data, "references")){
let data12 = data.references;
if(Array.isArray(data12)){
const len5 = data12.length;
for(let i5=0; i5<len5; i5++){
let data13 = data12[i5];
if(typeof data13 === "string"){
if(func64(data13) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/references/" + i5,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/references/" + i5, "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/references", "array")); errors++;
}
}
if(data.questions !== undefined && func0.call(data, "questions")){
let data14 = data.questions;
if(Array.isArray(data14)){
const len6 = data14.length;
for(let i6=0; i6<len6; i6++){
if(!(validate119(data14[i6], {instancePath:instancePath+"/questions/" + i6}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/questions", "array")); errors++;
}
}
if(data.summary !== undefined && func0.call(data, "summary")){
if(typeof data.summary !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/summary", "string")); errors++;
}
}
if(data.discoveries !== undefined && func0.call(data, "discoveries")){
let data17 = data.discoveries;
if(Array.isArray(data17)){
const len7 = data17.length;
for(let i7=0; i7<len7; i7++){
if(!(validate125(data17[i7], {instancePath:instancePath+"/discoveries/" + i7}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/discoveries", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate191.errors = vErrors;
return errors === 0;
}


function validate182(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.nature === undefined) || (!(func0.call(data, "nature")))){
(vErrors ??= []).push(missing(instancePath, "nature")); errors++;
}
const tag0 = data.nature;
if(typeof tag0 == "string"){
if(tag0 === "behaviour"){
if(!(validate183(data, {instancePath}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "preserve"){
if(!(validate183(data, {instancePath}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "text"){
if(!(validate183(data, {instancePath}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "mechanical"){
if(!(validate191(data, {instancePath}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "nature", tagValue: tag0},message:"value of tag \"nature\" must be in oneOf"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "nature", tagValue: tag0},message:"tag \"nature\" must be string"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate182.errors = vErrors;
return errors === 0;
}


function validate206(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.file === undefined) || (!(func0.call(data, "file")))){
(vErrors ??= []).push(missing(instancePath, "file")); errors++;
}
if((data.text === undefined) || (!(func0.call(data, "text")))){
(vErrors ??= []).push(missing(instancePath, "text")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "file") || (key0 === "text"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(validate62(data.file, {instancePath:instancePath+"/file"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined && func0.call(data, "text")){
if(typeof data.text !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/text", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate206.errors = vErrors;
return errors === 0;
}


function validate133(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
(vErrors ??= []).push(missing(instancePath, "ticket")); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
(vErrors ??= []).push(missing(instancePath, "session")); errors++;
}
if((data.round === undefined) || (!(func0.call(data, "round")))){
(vErrors ??= []).push(missing(instancePath, "round")); errors++;
}
if((data.try === undefined) || (!(func0.call(data, "try")))){
(vErrors ??= []).push(missing(instancePath, "try")); errors++;
}
if((data.tries === undefined) || (!(func0.call(data, "tries")))){
(vErrors ??= []).push(missing(instancePath, "tries")); errors++;
}
if((data.goal === undefined) || (!(func0.call(data, "goal")))){
(vErrors ??= []).push(missing(instancePath, "goal")); errors++;
}
if((data.project === undefined) || (!(func0.call(data, "project")))){
(vErrors ??= []).push(missing(instancePath, "project")); errors++;
}
if((data.feedback === undefined) || (!(func0.call(data, "feedback")))){
(vErrors ??= []).push(missing(instancePath, "feedback")); errors++;
}
if((data.decided === undefined) || (!(func0.call(data, "decided")))){
(vErrors ??= []).push(missing(instancePath, "decided")); errors++;
}
if((data.sources === undefined) || (!(func0.call(data, "sources")))){
(vErrors ??= []).push(missing(instancePath, "sources")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema46.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("plan" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "plan"},message:"must be equal to constant"}); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket"}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session"}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.round !== undefined && func0.call(data, "round")){
let data3 = data.round;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push(wrongType(instancePath+"/round", "integer")); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/round",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.try !== undefined && func0.call(data, "try")){
let data4 = data.try;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push(wrongType(instancePath+"/try", "integer")); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/try",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.tries !== undefined && func0.call(data, "tries")){
let data5 = data.tries;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push(wrongType(instancePath+"/tries", "integer")); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/tries",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.goal !== undefined && func0.call(data, "goal")){
let data6 = data.goal;
if(typeof data6 === "string"){
if(func64(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/goal",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/goal", "string")); errors++;
}
}
if(data.project !== undefined && func0.call(data, "project")){
if(!(validate138(data.project, {instancePath:instancePath+"/project"}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
if(data.feedback !== undefined && func0.call(data, "feedback")){
let data8 = data.feedback;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate145(data8[i0], {instancePath:instancePath+"/feedback/" + i0}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/feedback", "array")); errors++;
}
}
if(data.decided !== undefined && func0.call(data, "decided")){
let data10 = data.decided;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
if(!(validate149(data10[i1], {instancePath:instancePath+"/decided/" + i1}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/decided", "array")); errors++;
}
}
if(data.previous !== undefined && func0.call(data, "previous")){
if(!(validate182(data.previous, {instancePath:instancePath+"/previous"}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
}
if(data.refusedPlan !== undefined && func0.call(data, "refusedPlan")){
let data13 = data.refusedPlan;
if(typeof data13 === "string"){
if(func64(data13) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/refusedPlan",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/refusedPlan", "string")); errors++;
}
}
if(data.sources !== undefined && func0.call(data, "sources")){
let data14 = data.sources;
if(Array.isArray(data14)){
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
if(!(validate206(data14[i2], {instancePath:instancePath+"/sources/" + i2}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/sources", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate133.errors = vErrors;
return errors === 0;
}

const schema73 = {"type":"object","additionalProperties":false,"required":["kind","ticket","session","round","try","tries","goal","project","feedback","plan","challenge"],"properties":{"kind":{"type":"string","const":"answer"},"ticket":{"$ref":"common.schema.json--ticketId"},"session":{"$ref":"common.schema.json--sessionId"},"round":{"type":"integer","minimum":1},"try":{"type":"integer","minimum":1},"tries":{"type":"integer","minimum":1},"goal":{"type":"string","minLength":1},"project":{"$ref":"explorer-brief.schema.json--projectFacts"},"feedback":{"type":"array","items":{"$ref":"common.schema.json--feedback"}},"plan":{"$ref":"plan-sheet.schema.json"},"challenge":{"$ref":"challenge-sheet.schema.json"}},"$id":"explorer-brief.schema.json--answer"};

function validate219(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.id === undefined) || (!(func0.call(data, "id")))){
(vErrors ??= []).push(missing(instancePath, "id")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "id"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("criterion" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "criterion"},message:"must be equal to constant"}); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(!(validate53(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate219.errors = vErrors;
return errors === 0;
}


function validate221(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.id === undefined) || (!(func0.call(data, "id")))){
(vErrors ??= []).push(missing(instancePath, "id")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "id"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("element" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "element"},message:"must be equal to constant"}); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(!(validate53(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate221.errors = vErrors;
return errors === 0;
}


function validate223(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
(vErrors ??= []).push(missing(instancePath, "name")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "name"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("package" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "package"},message:"must be equal to constant"}); errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data1 = data.name;
if(typeof data1 === "string"){
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/name", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate223.errors = vErrors;
return errors === 0;
}


function validate224(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "kind")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("goal" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "goal"},message:"must be equal to constant"}); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate224.errors = vErrors;
return errors === 0;
}


function validate218(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "criterion"){
if(!(validate219(data, {instancePath}))){
vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "element"){
if(!(validate221(data, {instancePath}))){
vErrors = vErrors === null ? validate221.errors : vErrors.concat(validate221.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "package"){
if(!(validate223(data, {instancePath}))){
vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "goal"){
if(!(validate224(data, {instancePath}))){
vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate218.errors = vErrors;
return errors === 0;
}


function validate216(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
(vErrors ??= []).push(missing(instancePath, "id")); errors++;
}
if((data.about === undefined) || (!(func0.call(data, "about")))){
(vErrors ??= []).push(missing(instancePath, "about")); errors++;
}
if((data.question === undefined) || (!(func0.call(data, "question")))){
(vErrors ??= []).push(missing(instancePath, "question")); errors++;
}
if((data.evidence === undefined) || (!(func0.call(data, "evidence")))){
(vErrors ??= []).push(missing(instancePath, "evidence")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "id") || (key0 === "about")) || (key0 === "question")) || (key0 === "evidence"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(!(validate53(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.about !== undefined && func0.call(data, "about")){
if(!(validate218(data.about, {instancePath:instancePath+"/about"}))){
vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
errors = vErrors.length;
}
}
if(data.question !== undefined && func0.call(data, "question")){
let data2 = data.question;
if(typeof data2 === "string"){
if(func64(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/question",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/question", "string")); errors++;
}
}
if(data.evidence !== undefined && func0.call(data, "evidence")){
let data3 = data.evidence;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func64(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/evidence/" + i0,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/evidence/" + i0, "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/evidence", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate216.errors = vErrors;
return errors === 0;
}


function validate215(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.questions === undefined) || (!(func0.call(data, "questions")))){
(vErrors ??= []).push(missing(instancePath, "questions")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "questions") || (key0 === "summary")) || (key0 === "discoveries"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.questions !== undefined && func0.call(data, "questions")){
let data0 = data.questions;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate216(data0[i0], {instancePath:instancePath+"/questions/" + i0}))){
vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/questions", "array")); errors++;
}
}
if(data.summary !== undefined && func0.call(data, "summary")){
if(typeof data.summary !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/summary", "string")); errors++;
}
}
if(data.discoveries !== undefined && func0.call(data, "discoveries")){
let data3 = data.discoveries;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate125(data3[i1], {instancePath:instancePath+"/discoveries/" + i1}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/discoveries", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate215.errors = vErrors;
return errors === 0;
}


function validate209(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
(vErrors ??= []).push(missing(instancePath, "ticket")); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
(vErrors ??= []).push(missing(instancePath, "session")); errors++;
}
if((data.round === undefined) || (!(func0.call(data, "round")))){
(vErrors ??= []).push(missing(instancePath, "round")); errors++;
}
if((data.try === undefined) || (!(func0.call(data, "try")))){
(vErrors ??= []).push(missing(instancePath, "try")); errors++;
}
if((data.tries === undefined) || (!(func0.call(data, "tries")))){
(vErrors ??= []).push(missing(instancePath, "tries")); errors++;
}
if((data.goal === undefined) || (!(func0.call(data, "goal")))){
(vErrors ??= []).push(missing(instancePath, "goal")); errors++;
}
if((data.project === undefined) || (!(func0.call(data, "project")))){
(vErrors ??= []).push(missing(instancePath, "project")); errors++;
}
if((data.feedback === undefined) || (!(func0.call(data, "feedback")))){
(vErrors ??= []).push(missing(instancePath, "feedback")); errors++;
}
if((data.plan === undefined) || (!(func0.call(data, "plan")))){
(vErrors ??= []).push(missing(instancePath, "plan")); errors++;
}
if((data.challenge === undefined) || (!(func0.call(data, "challenge")))){
(vErrors ??= []).push(missing(instancePath, "challenge")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema73.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("answer" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "answer"},message:"must be equal to constant"}); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket"}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session"}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.round !== undefined && func0.call(data, "round")){
let data3 = data.round;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push(wrongType(instancePath+"/round", "integer")); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/round",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.try !== undefined && func0.call(data, "try")){
let data4 = data.try;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push(wrongType(instancePath+"/try", "integer")); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/try",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.tries !== undefined && func0.call(data, "tries")){
let data5 = data.tries;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push(wrongType(instancePath+"/tries", "integer")); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/tries",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.goal !== undefined && func0.call(data, "goal")){
let data6 = data.goal;
if(typeof data6 === "string"){
if(func64(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/goal",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/goal", "string")); errors++;
}
}
if(data.project !== undefined && func0.call(data, "project")){
if(!(validate138(data.project, {instancePath:instancePath+"/project"}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
if(data.feedback !== undefined && func0.call(data, "feedback")){
let data8 = data.feedback;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate145(data8[i0], {instancePath:instancePath+"/feedback/" + i0}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/feedback", "array")); errors++;
}
}
if(data.plan !== undefined && func0.call(data, "plan")){
if(!(validate182(data.plan, {instancePath:instancePath+"/plan"}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
}
if(data.challenge !== undefined && func0.call(data, "challenge")){
if(!(validate215(data.challenge, {instancePath:instancePath+"/challenge"}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate209.errors = vErrors;
return errors === 0;
}

const schema81 = {"type":"object","additionalProperties":false,"required":["kind","ticket","session","round","try","tries","goal","project","feedback","plan","landed","discovered"],"properties":{"kind":{"type":"string","const":"triage"},"ticket":{"$ref":"common.schema.json--ticketId"},"session":{"$ref":"common.schema.json--sessionId"},"round":{"type":"integer","minimum":1},"try":{"type":"integer","minimum":1},"tries":{"type":"integer","minimum":1},"goal":{"type":"string","minLength":1},"project":{"$ref":"explorer-brief.schema.json--projectFacts"},"feedback":{"type":"array","items":{"$ref":"common.schema.json--feedback"}},"plan":{"$ref":"plan-sheet.schema.json"},"landed":{"type":"string"},"discovered":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["ticket","discovery"],"properties":{"ticket":{"$ref":"common.schema.json--ticketId"},"discovery":{"$ref":"common.schema.json--discovery"}}},"minItems":1}},"$id":"explorer-brief.schema.json--triage"};

function validate233(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
(vErrors ??= []).push(missing(instancePath, "ticket")); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
(vErrors ??= []).push(missing(instancePath, "session")); errors++;
}
if((data.round === undefined) || (!(func0.call(data, "round")))){
(vErrors ??= []).push(missing(instancePath, "round")); errors++;
}
if((data.try === undefined) || (!(func0.call(data, "try")))){
(vErrors ??= []).push(missing(instancePath, "try")); errors++;
}
if((data.tries === undefined) || (!(func0.call(data, "tries")))){
(vErrors ??= []).push(missing(instancePath, "tries")); errors++;
}
if((data.goal === undefined) || (!(func0.call(data, "goal")))){
(vErrors ??= []).push(missing(instancePath, "goal")); errors++;
}
if((data.project === undefined) || (!(func0.call(data, "project")))){
(vErrors ??= []).push(missing(instancePath, "project")); errors++;
}
if((data.feedback === undefined) || (!(func0.call(data, "feedback")))){
(vErrors ??= []).push(missing(instancePath, "feedback")); errors++;
}
if((data.plan === undefined) || (!(func0.call(data, "plan")))){
(vErrors ??= []).push(missing(instancePath, "plan")); errors++;
}
if((data.landed === undefined) || (!(func0.call(data, "landed")))){
(vErrors ??= []).push(missing(instancePath, "landed")); errors++;
}
if((data.discovered === undefined) || (!(func0.call(data, "discovered")))){
(vErrors ??= []).push(missing(instancePath, "discovered")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema81.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("triage" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "triage"},message:"must be equal to constant"}); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket"}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session"}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.round !== undefined && func0.call(data, "round")){
let data3 = data.round;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push(wrongType(instancePath+"/round", "integer")); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/round",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.try !== undefined && func0.call(data, "try")){
let data4 = data.try;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push(wrongType(instancePath+"/try", "integer")); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/try",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.tries !== undefined && func0.call(data, "tries")){
let data5 = data.tries;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push(wrongType(instancePath+"/tries", "integer")); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/tries",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.goal !== undefined && func0.call(data, "goal")){
let data6 = data.goal;
if(typeof data6 === "string"){
if(func64(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/goal",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/goal", "string")); errors++;
}
}
if(data.project !== undefined && func0.call(data, "project")){
if(!(validate138(data.project, {instancePath:instancePath+"/project"}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
if(data.feedback !== undefined && func0.call(data, "feedback")){
let data8 = data.feedback;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate145(data8[i0], {instancePath:instancePath+"/feedback/" + i0}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/feedback", "array")); errors++;
}
}
if(data.plan !== undefined && func0.call(data, "plan")){
if(!(validate182(data.plan, {instancePath:instancePath+"/plan"}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
}
if(data.landed !== undefined && func0.call(data, "landed")){
if(typeof data.landed !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/landed", "string")); errors++;
}
}
if(data.discovered !== undefined && func0.call(data, "discovered")){
let data12 = data.discovered;
if(Array.isArray(data12)){
if(data12.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/discovered",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}); errors++;
}
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if((data13.ticket === undefined) || (!(func0.call(data13, "ticket")))){
(vErrors ??= []).push(missing(instancePath+"/discovered/" + i1, "ticket")); errors++;
}
if((data13.discovery === undefined) || (!(func0.call(data13, "discovery")))){
(vErrors ??= []).push(missing(instancePath+"/discovered/" + i1, "discovery")); errors++;
}
for(const key1 of Object.keys(data13)){
if(!((key1 === "ticket") || (key1 === "discovery"))){
(vErrors ??= []).push({instancePath:instancePath+"/discovered/" + i1,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}); errors++;
}
}
if(data13.ticket !== undefined && func0.call(data13, "ticket")){
if(!(validate134(data13.ticket, {instancePath:instancePath+"/discovered/" + i1+"/ticket"}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data13.discovery !== undefined && func0.call(data13, "discovery")){
if(!(validate125(data13.discovery, {instancePath:instancePath+"/discovered/" + i1+"/discovery"}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/discovered/" + i1, "object")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/discovered", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate233.errors = vErrors;
return errors === 0;
}

const schema82 = {"$id":"questioner-brief.schema.json","type":"object","additionalProperties":false,"required":["kind","ticket","session","round","try","tries","goal","project","feedback","plan","unquoted","sources"],"properties":{"kind":{"type":"string","const":"challenge"},"ticket":{"$ref":"common.schema.json--ticketId"},"session":{"$ref":"common.schema.json--sessionId"},"round":{"type":"integer","minimum":1},"try":{"type":"integer","minimum":1},"tries":{"type":"integer","minimum":1},"goal":{"type":"string","minLength":1},"project":{"$ref":"explorer-brief.schema.json--projectFacts"},"feedback":{"type":"array","items":{"$ref":"common.schema.json--feedback"}},"plan":{"$ref":"plan-sheet.schema.json"},"unquoted":{"type":"array","items":{"type":"string"}},"sources":{"type":"array","items":{"$ref":"explorer-brief.schema.json--fileText"}}}};

function validate241(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
(vErrors ??= []).push(missing(instancePath, "ticket")); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
(vErrors ??= []).push(missing(instancePath, "session")); errors++;
}
if((data.round === undefined) || (!(func0.call(data, "round")))){
(vErrors ??= []).push(missing(instancePath, "round")); errors++;
}
if((data.try === undefined) || (!(func0.call(data, "try")))){
(vErrors ??= []).push(missing(instancePath, "try")); errors++;
}
if((data.tries === undefined) || (!(func0.call(data, "tries")))){
(vErrors ??= []).push(missing(instancePath, "tries")); errors++;
}
if((data.goal === undefined) || (!(func0.call(data, "goal")))){
(vErrors ??= []).push(missing(instancePath, "goal")); errors++;
}
if((data.project === undefined) || (!(func0.call(data, "project")))){
(vErrors ??= []).push(missing(instancePath, "project")); errors++;
}
if((data.feedback === undefined) || (!(func0.call(data, "feedback")))){
(vErrors ??= []).push(missing(instancePath, "feedback")); errors++;
}
if((data.plan === undefined) || (!(func0.call(data, "plan")))){
(vErrors ??= []).push(missing(instancePath, "plan")); errors++;
}
if((data.unquoted === undefined) || (!(func0.call(data, "unquoted")))){
(vErrors ??= []).push(missing(instancePath, "unquoted")); errors++;
}
if((data.sources === undefined) || (!(func0.call(data, "sources")))){
(vErrors ??= []).push(missing(instancePath, "sources")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema82.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("challenge" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "challenge"},message:"must be equal to constant"}); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket"}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session"}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.round !== undefined && func0.call(data, "round")){
let data3 = data.round;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push(wrongType(instancePath+"/round", "integer")); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/round",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.try !== undefined && func0.call(data, "try")){
let data4 = data.try;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push(wrongType(instancePath+"/try", "integer")); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/try",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.tries !== undefined && func0.call(data, "tries")){
let data5 = data.tries;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push(wrongType(instancePath+"/tries", "integer")); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/tries",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.goal !== undefined && func0.call(data, "goal")){
let data6 = data.goal;
if(typeof data6 === "string"){
if(func64(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/goal",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/goal", "string")); errors++;
}
}
if(data.project !== undefined && func0.call(data, "project")){
if(!(validate138(data.project, {instancePath:instancePath+"/project"}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
if(data.feedback !== undefined && func0.call(data, "feedback")){
let data8 = data.feedback;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate145(data8[i0], {instancePath:instancePath+"/feedback/" + i0}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/feedback", "array")); errors++;
}
}
if(data.plan !== undefined && func0.call(data, "plan")){
if(!(validate182(data.plan, {instancePath:instancePath+"/plan"}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
}
if(data.unquoted !== undefined && func0.call(data, "unquoted")){
let data11 = data.unquoted;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(typeof data11[i1] !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/unquoted/" + i1, "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/unquoted", "array")); errors++;
}
}
if(data.sources !== undefined && func0.call(data, "sources")){
let data13 = data.sources;
if(Array.isArray(data13)){
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
if(!(validate206(data13[i2], {instancePath:instancePath+"/sources/" + i2}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/sources", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate241.errors = vErrors;
return errors === 0;
}

const schema83 = {"$id":"testwriter-brief.schema.json","type":"object","additionalProperties":false,"required":["kind","ticket","session","round","try","tries","goal","project","feedback","plan","sources","existing","checks"],"properties":{"kind":{"type":"string","const":"tests"},"ticket":{"$ref":"common.schema.json--ticketId"},"session":{"$ref":"common.schema.json--sessionId"},"round":{"type":"integer","minimum":1},"try":{"type":"integer","minimum":1},"tries":{"type":"integer","minimum":1},"goal":{"type":"string","minLength":1},"project":{"$ref":"explorer-brief.schema.json--projectFacts"},"feedback":{"type":"array","items":{"$ref":"common.schema.json--feedback"}},"plan":{"$ref":"plan-sheet.schema.json"},"sources":{"type":"array","items":{"$ref":"explorer-brief.schema.json--fileText"}},"existing":{"type":"array","items":{"$ref":"explorer-brief.schema.json--fileText"}},"checks":{"type":"array","items":{"type":"string","minLength":1}},"previous":{"$ref":"tests-sheet.schema.json"}}};

function validate263(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "kind")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("assertion" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "assertion"},message:"must be equal to constant"}); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate263.errors = vErrors;
return errors === 0;
}


function validate264(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.type === undefined) || (!(func0.call(data, "type")))){
(vErrors ??= []).push(missing(instancePath, "type")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "type"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("error" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "error"},message:"must be equal to constant"}); errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data1 = data.type;
if(typeof data1 === "string"){
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/type", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate264.errors = vErrors;
return errors === 0;
}


function validate262(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "assertion"){
if(!(validate263(data, {instancePath}))){
vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "error"){
if(!(validate264(data, {instancePath}))){
vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate262.errors = vErrors;
return errors === 0;
}


function validate259(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.role === undefined) || (!(func0.call(data, "role")))){
(vErrors ??= []).push(missing(instancePath, "role")); errors++;
}
if((data.criteria === undefined) || (!(func0.call(data, "criteria")))){
(vErrors ??= []).push(missing(instancePath, "criteria")); errors++;
}
if((data.file === undefined) || (!(func0.call(data, "file")))){
(vErrors ??= []).push(missing(instancePath, "file")); errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
(vErrors ??= []).push(missing(instancePath, "name")); errors++;
}
if((data.red === undefined) || (!(func0.call(data, "red")))){
(vErrors ??= []).push(missing(instancePath, "red")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "role") || (key0 === "criteria")) || (key0 === "file")) || (key0 === "name")) || (key0 === "red"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.role !== undefined && func0.call(data, "role")){
let data0 = data.role;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/role", "string")); errors++;
}
if("proof" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"const",params:{allowedValue: "proof"},message:"must be equal to constant"}); errors++;
}
}
if(data.criteria !== undefined && func0.call(data, "criteria")){
let data1 = data.criteria;
if(Array.isArray(data1)){
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/criteria",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}); errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate53(data1[i0], {instancePath:instancePath+"/criteria/" + i0}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/criteria", "array")); errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(validate62(data.file, {instancePath:instancePath+"/file"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data4 = data.name;
if(typeof data4 === "string"){
if(func64(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/name", "string")); errors++;
}
}
if(data.red !== undefined && func0.call(data, "red")){
if(!(validate262(data.red, {instancePath:instancePath+"/red"}))){
vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate259.errors = vErrors;
return errors === 0;
}


function validate268(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.role === undefined) || (!(func0.call(data, "role")))){
(vErrors ??= []).push(missing(instancePath, "role")); errors++;
}
if((data.criteria === undefined) || (!(func0.call(data, "criteria")))){
(vErrors ??= []).push(missing(instancePath, "criteria")); errors++;
}
if((data.file === undefined) || (!(func0.call(data, "file")))){
(vErrors ??= []).push(missing(instancePath, "file")); errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
(vErrors ??= []).push(missing(instancePath, "name")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "role") || (key0 === "criteria")) || (key0 === "file")) || (key0 === "name"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.role !== undefined && func0.call(data, "role")){
let data0 = data.role;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/role", "string")); errors++;
}
if("guard" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"const",params:{allowedValue: "guard"},message:"must be equal to constant"}); errors++;
}
}
if(data.criteria !== undefined && func0.call(data, "criteria")){
let data1 = data.criteria;
if(Array.isArray(data1)){
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/criteria",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}); errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate53(data1[i0], {instancePath:instancePath+"/criteria/" + i0}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/criteria", "array")); errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(validate62(data.file, {instancePath:instancePath+"/file"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data4 = data.name;
if(typeof data4 === "string"){
if(func64(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/name", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate268.errors = vErrors;
return errors === 0;
}


function validate271(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.role === undefined) || (!(func0.call(data, "role")))){
(vErrors ??= []).push(missing(instancePath, "role")); errors++;
}
if((data.criteria === undefined) || (!(func0.call(data, "criteria")))){
(vErrors ??= []).push(missing(instancePath, "criteria")); errors++;
}
if((data.file === undefined) || (!(func0.call(data, "file")))){
(vErrors ??= []).push(missing(instancePath, "file")); errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
(vErrors ??= []).push(missing(instancePath, "name")); errors++;
}
if((data.check === undefined) || (!(func0.call(data, "check")))){
(vErrors ??= []).push(missing(instancePath, "check")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "role") || (key0 === "criteria")) || (key0 === "file")) || (key0 === "name")) || (key0 === "check"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.role !== undefined && func0.call(data, "role")){
let data0 = data.role;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/role", "string")); errors++;
}
if("type" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"const",params:{allowedValue: "type"},message:"must be equal to constant"}); errors++;
}
}
if(data.criteria !== undefined && func0.call(data, "criteria")){
let data1 = data.criteria;
if(Array.isArray(data1)){
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/criteria",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}); errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate53(data1[i0], {instancePath:instancePath+"/criteria/" + i0}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/criteria", "array")); errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(validate62(data.file, {instancePath:instancePath+"/file"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data4 = data.name;
if(typeof data4 === "string"){
if(func64(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/name", "string")); errors++;
}
}
if(data.check !== undefined && func0.call(data, "check")){
let data5 = data.check;
if(typeof data5 === "string"){
if(func64(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/check",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/check", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate271.errors = vErrors;
return errors === 0;
}


function validate258(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.role === undefined) || (!(func0.call(data, "role")))){
(vErrors ??= []).push(missing(instancePath, "role")); errors++;
}
const tag0 = data.role;
if(typeof tag0 == "string"){
if(tag0 === "proof"){
if(!(validate259(data, {instancePath}))){
vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "guard"){
if(!(validate268(data, {instancePath}))){
vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "type"){
if(!(validate271(data, {instancePath}))){
vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "role", tagValue: tag0},message:"value of tag \"role\" must be in oneOf"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "role", tagValue: tag0},message:"tag \"role\" must be string"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate258.errors = vErrors;
return errors === 0;
}

const schema93 = {"type":"object","additionalProperties":false,"required":["criterion","cause","evidence"],"properties":{"criterion":{"$ref":"common.schema.json--localId"},"cause":{"type":"string","enum":["infrastructure-gap","not-observable","contradiction"]},"evidence":{"type":"string","minLength":1}},"$id":"tests-sheet.schema.json--uncovered"};

function validate278(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.criterion === undefined) || (!(func0.call(data, "criterion")))){
(vErrors ??= []).push(missing(instancePath, "criterion")); errors++;
}
if((data.cause === undefined) || (!(func0.call(data, "cause")))){
(vErrors ??= []).push(missing(instancePath, "cause")); errors++;
}
if((data.evidence === undefined) || (!(func0.call(data, "evidence")))){
(vErrors ??= []).push(missing(instancePath, "evidence")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "criterion") || (key0 === "cause")) || (key0 === "evidence"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.criterion !== undefined && func0.call(data, "criterion")){
if(!(validate53(data.criterion, {instancePath:instancePath+"/criterion"}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.cause !== undefined && func0.call(data, "cause")){
let data1 = data.cause;
if(typeof data1 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/cause", "string")); errors++;
}
if(!(((data1 === "infrastructure-gap") || (data1 === "not-observable")) || (data1 === "contradiction"))){
(vErrors ??= []).push({instancePath:instancePath+"/cause",keyword:"enum",params:{allowedValues: schema93.properties.cause.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.evidence !== undefined && func0.call(data, "evidence")){
let data2 = data.evidence;
if(typeof data2 === "string"){
if(func64(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/evidence",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/evidence", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate278.errors = vErrors;
return errors === 0;
}


function validate281(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.file === undefined) || (!(func0.call(data, "file")))){
(vErrors ??= []).push(missing(instancePath, "file")); errors++;
}
if((data.test === undefined) || (!(func0.call(data, "test")))){
(vErrors ??= []).push(missing(instancePath, "test")); errors++;
}
if((data.reason === undefined) || (!(func0.call(data, "reason")))){
(vErrors ??= []).push(missing(instancePath, "reason")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "file") || (key0 === "test")) || (key0 === "reason"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(validate62(data.file, {instancePath:instancePath+"/file"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.test !== undefined && func0.call(data, "test")){
let data1 = data.test;
if(typeof data1 === "string"){
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/test",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/test", "string")); errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
let data2 = data.reason;
if(typeof data2 === "string"){
if(func64(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/reason", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate281.errors = vErrors;
return errors === 0;
}


function validate257(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.tests === undefined) || (!(func0.call(data, "tests")))){
(vErrors ??= []).push(missing(instancePath, "tests")); errors++;
}
if((data.uncovered === undefined) || (!(func0.call(data, "uncovered")))){
(vErrors ??= []).push(missing(instancePath, "uncovered")); errors++;
}
if((data.upheld === undefined) || (!(func0.call(data, "upheld")))){
(vErrors ??= []).push(missing(instancePath, "upheld")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "kind") || (key0 === "tests")) || (key0 === "uncovered")) || (key0 === "upheld")) || (key0 === "summary")) || (key0 === "discoveries"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("done" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "done"},message:"must be equal to constant"}); errors++;
}
}
if(data.tests !== undefined && func0.call(data, "tests")){
let data1 = data.tests;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate258(data1[i0], {instancePath:instancePath+"/tests/" + i0}))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/tests", "array")); errors++;
}
}
if(data.uncovered !== undefined && func0.call(data, "uncovered")){
let data3 = data.uncovered;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate278(data3[i1], {instancePath:instancePath+"/uncovered/" + i1}))){
vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/uncovered", "array")); errors++;
}
}
if(data.upheld !== undefined && func0.call(data, "upheld")){
let data5 = data.upheld;
if(Array.isArray(data5)){
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
if(!(validate281(data5[i2], {instancePath:instancePath+"/upheld/" + i2}))){
vErrors = vErrors === null ? validate281.errors : vErrors.concat(validate281.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/upheld", "array")); errors++;
}
}
if(data.summary !== undefined && func0.call(data, "summary")){
if(typeof data.summary !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/summary", "string")); errors++;
}
}
if(data.discoveries !== undefined && func0.call(data, "discoveries")){
let data8 = data.discoveries;
if(Array.isArray(data8)){
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
if(!(validate125(data8[i3], {instancePath:instancePath+"/discoveries/" + i3}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/discoveries", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate257.errors = vErrors;
return errors === 0;
}


function validate286(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.what === undefined) || (!(func0.call(data, "what")))){
(vErrors ??= []).push(missing(instancePath, "what")); errors++;
}
if((data.evidence === undefined) || (!(func0.call(data, "evidence")))){
(vErrors ??= []).push(missing(instancePath, "evidence")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "what") || (key0 === "evidence"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.what !== undefined && func0.call(data, "what")){
let data0 = data.what;
if(typeof data0 === "string"){
if(func64(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/what",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/what", "string")); errors++;
}
}
if(data.evidence !== undefined && func0.call(data, "evidence")){
let data1 = data.evidence;
if(typeof data1 === "string"){
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/evidence",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/evidence", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate286.errors = vErrors;
return errors === 0;
}


function validate285(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.defects === undefined) || (!(func0.call(data, "defects")))){
(vErrors ??= []).push(missing(instancePath, "defects")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "kind") || (key0 === "defects")) || (key0 === "summary")) || (key0 === "discoveries"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("plan-defect" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "plan-defect"},message:"must be equal to constant"}); errors++;
}
}
if(data.defects !== undefined && func0.call(data, "defects")){
let data1 = data.defects;
if(Array.isArray(data1)){
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/defects",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}); errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate286(data1[i0], {instancePath:instancePath+"/defects/" + i0}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/defects", "array")); errors++;
}
}
if(data.summary !== undefined && func0.call(data, "summary")){
if(typeof data.summary !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/summary", "string")); errors++;
}
}
if(data.discoveries !== undefined && func0.call(data, "discoveries")){
let data4 = data.discoveries;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate125(data4[i1], {instancePath:instancePath+"/discoveries/" + i1}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/discoveries", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate285.errors = vErrors;
return errors === 0;
}


function validate256(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "done"){
if(!(validate257(data, {instancePath}))){
vErrors = vErrors === null ? validate257.errors : vErrors.concat(validate257.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "plan-defect"){
if(!(validate285(data, {instancePath}))){
vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate256.errors = vErrors;
return errors === 0;
}


function validate248(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
(vErrors ??= []).push(missing(instancePath, "ticket")); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
(vErrors ??= []).push(missing(instancePath, "session")); errors++;
}
if((data.round === undefined) || (!(func0.call(data, "round")))){
(vErrors ??= []).push(missing(instancePath, "round")); errors++;
}
if((data.try === undefined) || (!(func0.call(data, "try")))){
(vErrors ??= []).push(missing(instancePath, "try")); errors++;
}
if((data.tries === undefined) || (!(func0.call(data, "tries")))){
(vErrors ??= []).push(missing(instancePath, "tries")); errors++;
}
if((data.goal === undefined) || (!(func0.call(data, "goal")))){
(vErrors ??= []).push(missing(instancePath, "goal")); errors++;
}
if((data.project === undefined) || (!(func0.call(data, "project")))){
(vErrors ??= []).push(missing(instancePath, "project")); errors++;
}
if((data.feedback === undefined) || (!(func0.call(data, "feedback")))){
(vErrors ??= []).push(missing(instancePath, "feedback")); errors++;
}
if((data.plan === undefined) || (!(func0.call(data, "plan")))){
(vErrors ??= []).push(missing(instancePath, "plan")); errors++;
}
if((data.sources === undefined) || (!(func0.call(data, "sources")))){
(vErrors ??= []).push(missing(instancePath, "sources")); errors++;
}
if((data.existing === undefined) || (!(func0.call(data, "existing")))){
(vErrors ??= []).push(missing(instancePath, "existing")); errors++;
}
if((data.checks === undefined) || (!(func0.call(data, "checks")))){
(vErrors ??= []).push(missing(instancePath, "checks")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema83.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("tests" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "tests"},message:"must be equal to constant"}); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket"}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session"}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.round !== undefined && func0.call(data, "round")){
let data3 = data.round;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push(wrongType(instancePath+"/round", "integer")); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/round",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.try !== undefined && func0.call(data, "try")){
let data4 = data.try;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push(wrongType(instancePath+"/try", "integer")); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/try",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.tries !== undefined && func0.call(data, "tries")){
let data5 = data.tries;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push(wrongType(instancePath+"/tries", "integer")); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/tries",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.goal !== undefined && func0.call(data, "goal")){
let data6 = data.goal;
if(typeof data6 === "string"){
if(func64(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/goal",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/goal", "string")); errors++;
}
}
if(data.project !== undefined && func0.call(data, "project")){
if(!(validate138(data.project, {instancePath:instancePath+"/project"}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
if(data.feedback !== undefined && func0.call(data, "feedback")){
let data8 = data.feedback;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate145(data8[i0], {instancePath:instancePath+"/feedback/" + i0}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/feedback", "array")); errors++;
}
}
if(data.plan !== undefined && func0.call(data, "plan")){
if(!(validate182(data.plan, {instancePath:instancePath+"/plan"}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
}
if(data.sources !== undefined && func0.call(data, "sources")){
let data11 = data.sources;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(!(validate206(data11[i1], {instancePath:instancePath+"/sources/" + i1}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/sources", "array")); errors++;
}
}
if(data.existing !== undefined && func0.call(data, "existing")){
let data13 = data.existing;
if(Array.isArray(data13)){
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
if(!(validate206(data13[i2], {instancePath:instancePath+"/existing/" + i2}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/existing", "array")); errors++;
}
}
if(data.checks !== undefined && func0.call(data, "checks")){
let data15 = data.checks;
if(Array.isArray(data15)){
const len3 = data15.length;
for(let i3=0; i3<len3; i3++){
let data16 = data15[i3];
if(typeof data16 === "string"){
if(func64(data16) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i3,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/checks/" + i3, "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/checks", "array")); errors++;
}
}
if(data.previous !== undefined && func0.call(data, "previous")){
if(!(validate256(data.previous, {instancePath:instancePath+"/previous"}))){
vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate248.errors = vErrors;
return errors === 0;
}

const schema97 = {"$id":"developer-brief.schema.json","type":"object","additionalProperties":false,"required":["kind","ticket","session","round","try","tries","goal","project","feedback","plan","stubs","tests","testFiles","refill","baseRed","bounds"],"properties":{"kind":{"type":"string","const":"code"},"ticket":{"$ref":"common.schema.json--ticketId"},"session":{"$ref":"common.schema.json--sessionId"},"round":{"type":"integer","minimum":1},"try":{"type":"integer","minimum":1},"tries":{"type":"integer","minimum":1},"goal":{"type":"string","minLength":1},"project":{"$ref":"explorer-brief.schema.json--projectFacts"},"feedback":{"type":"array","items":{"$ref":"common.schema.json--feedback"}},"plan":{"$ref":"plan-sheet.schema.json"},"stubs":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["element","file","symbol","mark"],"properties":{"element":{"$ref":"common.schema.json--localId"},"file":{"$ref":"common.schema.json--path"},"symbol":{"type":"string","minLength":1},"mark":{"type":"string","minLength":1}}}},"tests":{"type":"array","items":{"$ref":"tests-sheet.schema.json--test"}},"testFiles":{"type":"array","items":{"$ref":"explorer-brief.schema.json--fileText"}},"refill":{"type":"array","items":{"$ref":"common.schema.json--localId"}},"baseRed":{"type":"array","items":{"type":"string","minLength":1}},"bounds":{"type":"object","additionalProperties":false,"required":["triesPerBody","testRuns"],"properties":{"triesPerBody":{"type":"integer","minimum":1},"testRuns":{"type":"integer","minimum":1}}}}};

function validate292(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
(vErrors ??= []).push(missing(instancePath, "ticket")); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
(vErrors ??= []).push(missing(instancePath, "session")); errors++;
}
if((data.round === undefined) || (!(func0.call(data, "round")))){
(vErrors ??= []).push(missing(instancePath, "round")); errors++;
}
if((data.try === undefined) || (!(func0.call(data, "try")))){
(vErrors ??= []).push(missing(instancePath, "try")); errors++;
}
if((data.tries === undefined) || (!(func0.call(data, "tries")))){
(vErrors ??= []).push(missing(instancePath, "tries")); errors++;
}
if((data.goal === undefined) || (!(func0.call(data, "goal")))){
(vErrors ??= []).push(missing(instancePath, "goal")); errors++;
}
if((data.project === undefined) || (!(func0.call(data, "project")))){
(vErrors ??= []).push(missing(instancePath, "project")); errors++;
}
if((data.feedback === undefined) || (!(func0.call(data, "feedback")))){
(vErrors ??= []).push(missing(instancePath, "feedback")); errors++;
}
if((data.plan === undefined) || (!(func0.call(data, "plan")))){
(vErrors ??= []).push(missing(instancePath, "plan")); errors++;
}
if((data.stubs === undefined) || (!(func0.call(data, "stubs")))){
(vErrors ??= []).push(missing(instancePath, "stubs")); errors++;
}
if((data.tests === undefined) || (!(func0.call(data, "tests")))){
(vErrors ??= []).push(missing(instancePath, "tests")); errors++;
}
if((data.testFiles === undefined) || (!(func0.call(data, "testFiles")))){
(vErrors ??= []).push(missing(instancePath, "testFiles")); errors++;
}
if((data.refill === undefined) || (!(func0.call(data, "refill")))){
(vErrors ??= []).push(missing(instancePath, "refill")); errors++;
}
if((data.baseRed === undefined) || (!(func0.call(data, "baseRed")))){
(vErrors ??= []).push(missing(instancePath, "baseRed")); errors++;
}
if((data.bounds === undefined) || (!(func0.call(data, "bounds")))){
(vErrors ??= []).push(missing(instancePath, "bounds")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema97.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("code" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "code"},message:"must be equal to constant"}); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket"}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session"}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.round !== undefined && func0.call(data, "round")){
let data3 = data.round;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push(wrongType(instancePath+"/round", "integer")); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/round",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.try !== undefined && func0.call(data, "try")){
let data4 = data.try;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push(wrongType(instancePath+"/try", "integer")); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/try",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.tries !== undefined && func0.call(data, "tries")){
let data5 = data.tries;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push(wrongType(instancePath+"/tries", "integer")); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/tries",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.goal !== undefined && func0.call(data, "goal")){
let data6 = data.goal;
if(typeof data6 === "string"){
if(func64(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/goal",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/goal", "string")); errors++;
}
}
if(data.project !== undefined && func0.call(data, "project")){
if(!(validate138(data.project, {instancePath:instancePath+"/project"}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
if(data.feedback !== undefined && func0.call(data, "feedback")){
let data8 = data.feedback;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate145(data8[i0], {instancePath:instancePath+"/feedback/" + i0}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/feedback", "array")); errors++;
}
}
if(data.plan !== undefined && func0.call(data, "plan")){
if(!(validate182(data.plan, {instancePath:instancePath+"/plan"}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
}
if(data.stubs !== undefined && func0.call(data, "stubs")){
let data11 = data.stubs;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if((data12.element === undefined) || (!(func0.call(data12, "element")))){
(vErrors ??= []).push(missing(instancePath+"/stubs/" + i1, "element")); errors++;
}
if((data12.file === undefined) || (!(func0.call(data12, "file")))){
(vErrors ??= []).push(missing(instancePath+"/stubs/" + i1, "file")); errors++;
}
if((data12.symbol === undefined) || (!(func0.call(data12, "symbol")))){
(vErrors ??= []).push(missing(instancePath+"/stubs/" + i1, "symbol")); errors++;
}
if((data12.mark === undefined) || (!(func0.call(data12, "mark")))){
(vErrors ??= []).push(missing(instancePath+"/stubs/" + i1, "mark")); errors++;
}
for(const key1 of Object.keys(data12)){
if(!((((key1 === "element") || (key1 === "file")) || (key1 === "symbol")) || (key1 === "mark"))){
(vErrors ??= []).push({instancePath:instancePath+"/stubs/" + i1,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}); errors++;
}
}
if(data12.element !== undefined && func0.call(data12, "element")){
if(!(validate53(data12.element, {instancePath:instancePath+"/stubs/" + i1+"/element"}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data12.file !== undefined && func0.call(data12, "file")){
if(!(validate62(data12.file, {instancePath:instancePath+"/stubs/" + i1+"/file"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data12.symbol !== undefined && func0.call(data12, "symbol")){
let data15 = data12.symbol;
if(typeof data15 === "string"){
if(func64(data15) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/stubs/" + i1+"/symbol",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/stubs/" + i1+"/symbol", "string")); errors++;
}
}
if(data12.mark !== undefined && func0.call(data12, "mark")){
let data16 = data12.mark;
if(typeof data16 === "string"){
if(func64(data16) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/stubs/" + i1+"/mark",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/stubs/" + i1+"/mark", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/stubs/" + i1, "object")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/stubs", "array")); errors++;
}
}
if(data.tests !== undefined && func0.call(data, "tests")){
let data17 = data.tests;
if(Array.isArray(data17)){
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
if(!(validate258(data17[i2], {instancePath:instancePath+"/tests/" + i2}))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/tests", "array")); errors++;
}
}
if(data.testFiles !== undefined && func0.call(data, "testFiles")){
let data19 = data.testFiles;
if(Array.isArray(data19)){
const len3 = data19.length;
for(let i3=0; i3<len3; i3++){
if(!(validate206(data19[i3], {instancePath:instancePath+"/testFiles/" + i3}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/testFiles", "array")); errors++;
}
}
if(data.refill !== undefined && func0.call(data, "refill")){
let data21 = data.refill;
if(Array.isArray(data21)){
const len4 = data21.length;
for(let i4=0; i4<len4; i4++){
if(!(validate53(data21[i4], {instancePath:instancePath+"/refill/" + i4}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/refill", "array")); errors++;
}
}
if(data.baseRed !== undefined && func0.call(data, "baseRed")){
let data23 = data.baseRed;
if(Array.isArray(data23)){
const len5 = data23.length;
for(let i5=0; i5<len5; i5++){
let data24 = data23[i5];
if(typeof data24 === "string"){
if(func64(data24) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/baseRed/" + i5,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/baseRed/" + i5, "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/baseRed", "array")); errors++;
}
}
if(data.bounds !== undefined && func0.call(data, "bounds")){
let data25 = data.bounds;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if((data25.triesPerBody === undefined) || (!(func0.call(data25, "triesPerBody")))){
(vErrors ??= []).push(missing(instancePath+"/bounds", "triesPerBody")); errors++;
}
if((data25.testRuns === undefined) || (!(func0.call(data25, "testRuns")))){
(vErrors ??= []).push(missing(instancePath+"/bounds", "testRuns")); errors++;
}
for(const key2 of Object.keys(data25)){
if(!((key2 === "triesPerBody") || (key2 === "testRuns"))){
(vErrors ??= []).push({instancePath:instancePath+"/bounds",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}); errors++;
}
}
if(data25.triesPerBody !== undefined && func0.call(data25, "triesPerBody")){
let data26 = data25.triesPerBody;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
(vErrors ??= []).push(wrongType(instancePath+"/bounds/triesPerBody", "integer")); errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 1 || isNaN(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/bounds/triesPerBody",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data25.testRuns !== undefined && func0.call(data25, "testRuns")){
let data27 = data25.testRuns;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
(vErrors ??= []).push(wrongType(instancePath+"/bounds/testRuns", "integer")); errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 < 1 || isNaN(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/bounds/testRuns",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/bounds", "object")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate292.errors = vErrors;
return errors === 0;
}

const schema98 = {"$id":"reviewer-brief.schema.json","type":"object","additionalProperties":false,"required":["kind","ticket","session","round","try","tries","goal","project","feedback","part","parts","plan","elements","tests","rules","recommended"],"properties":{"kind":{"type":"string","const":"review"},"ticket":{"$ref":"common.schema.json--ticketId"},"session":{"$ref":"common.schema.json--sessionId"},"round":{"type":"integer","minimum":1},"try":{"type":"integer","minimum":1},"tries":{"type":"integer","minimum":1},"goal":{"type":"string","minLength":1},"project":{"$ref":"explorer-brief.schema.json--projectFacts"},"feedback":{"type":"array","items":{"$ref":"common.schema.json--feedback"}},"part":{"type":"integer","minimum":1},"parts":{"type":"integer","minimum":1},"plan":{"$ref":"plan-sheet.schema.json"},"elements":{"type":"array","items":{"$ref":"reviewer-brief.schema.json--judged"},"minItems":1},"tests":{"type":"array","items":{"$ref":"tests-sheet.schema.json--test"}},"rules":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","text"],"properties":{"id":{"type":"string","minLength":1},"text":{"type":"string"}}}},"recommended":{"type":"array","items":{"type":"string","minLength":1}}}};
const schema100 = {"type":"object","additionalProperties":false,"required":["kind","id","file","symbol","change","origin","before","after"],"properties":{"kind":{"type":"string","const":"texts"},"id":{"type":"string","minLength":1,"pattern":"^lot\\.[1-9][0-9]*$"},"file":{"$ref":"common.schema.json--path"},"symbol":{"type":"string","minLength":1},"change":{"type":"string","enum":["added","changed","removed","moved","unchanged"]},"origin":{"type":"string","enum":["planned","test","support","import","unplanned-private","reference","dependency"]},"planned":{"$ref":"common.schema.json--localId"},"criteria":{"type":"array","items":{"$ref":"common.schema.json--localId"}},"before":{"type":"string"},"after":{"type":"string"}},"$id":"reviewer-brief.schema.json--judgedTexts"};
const pattern10 = new RegExp("^lot\\.[1-9][0-9]*$", "u");

function validate310(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.id === undefined) || (!(func0.call(data, "id")))){
(vErrors ??= []).push(missing(instancePath, "id")); errors++;
}
if((data.file === undefined) || (!(func0.call(data, "file")))){
(vErrors ??= []).push(missing(instancePath, "file")); errors++;
}
if((data.symbol === undefined) || (!(func0.call(data, "symbol")))){
(vErrors ??= []).push(missing(instancePath, "symbol")); errors++;
}
if((data.change === undefined) || (!(func0.call(data, "change")))){
(vErrors ??= []).push(missing(instancePath, "change")); errors++;
}
if((data.origin === undefined) || (!(func0.call(data, "origin")))){
(vErrors ??= []).push(missing(instancePath, "origin")); errors++;
}
if((data.before === undefined) || (!(func0.call(data, "before")))){
(vErrors ??= []).push(missing(instancePath, "before")); errors++;
}
if((data.after === undefined) || (!(func0.call(data, "after")))){
(vErrors ??= []).push(missing(instancePath, "after")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema100.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("texts" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "texts"},message:"must be equal to constant"}); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(typeof data1 === "string"){
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern10.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{pattern: "^lot\\.[1-9][0-9]*$"},message:"must match pattern \""+"^lot\\.[1-9][0-9]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/id", "string")); errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(validate62(data.file, {instancePath:instancePath+"/file"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.symbol !== undefined && func0.call(data, "symbol")){
let data3 = data.symbol;
if(typeof data3 === "string"){
if(func64(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/symbol",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/symbol", "string")); errors++;
}
}
if(data.change !== undefined && func0.call(data, "change")){
let data4 = data.change;
if(typeof data4 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/change", "string")); errors++;
}
if(!(((((data4 === "added") || (data4 === "changed")) || (data4 === "removed")) || (data4 === "moved")) || (data4 === "unchanged"))){
(vErrors ??= []).push({instancePath:instancePath+"/change",keyword:"enum",params:{allowedValues: schema100.properties.change.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.origin !== undefined && func0.call(data, "origin")){
let data5 = data.origin;
if(typeof data5 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/origin", "string")); errors++;
}
if(!(((((((data5 === "planned") || (data5 === "test")) || (data5 === "support")) || (data5 === "import")) || (data5 === "unplanned-private")) || (data5 === "reference")) || (data5 === "dependency"))){
(vErrors ??= []).push({instancePath:instancePath+"/origin",keyword:"enum",params:{allowedValues: schema100.properties.origin.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.planned !== undefined && func0.call(data, "planned")){
if(!(validate53(data.planned, {instancePath:instancePath+"/planned"}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.criteria !== undefined && func0.call(data, "criteria")){
let data7 = data.criteria;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(validate53(data7[i0], {instancePath:instancePath+"/criteria/" + i0}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/criteria", "array")); errors++;
}
}
if(data.before !== undefined && func0.call(data, "before")){
if(typeof data.before !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/before", "string")); errors++;
}
}
if(data.after !== undefined && func0.call(data, "after")){
if(typeof data.after !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/after", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate310.errors = vErrors;
return errors === 0;
}

const schema101 = {"type":"object","additionalProperties":false,"required":["kind","id","file","symbol","change","origin","hunks"],"properties":{"kind":{"type":"string","const":"hunks"},"id":{"type":"string","minLength":1,"pattern":"^lot\\.[1-9][0-9]*$"},"file":{"$ref":"common.schema.json--path"},"symbol":{"type":"string","minLength":1},"change":{"type":"string","enum":["added","changed","removed","moved","unchanged"]},"origin":{"type":"string","enum":["planned","test","support","import","unplanned-private","reference","dependency"]},"planned":{"$ref":"common.schema.json--localId"},"criteria":{"type":"array","items":{"$ref":"common.schema.json--localId"}},"hunks":{"type":"string","minLength":1}},"$id":"reviewer-brief.schema.json--judgedHunks"};

function validate314(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.id === undefined) || (!(func0.call(data, "id")))){
(vErrors ??= []).push(missing(instancePath, "id")); errors++;
}
if((data.file === undefined) || (!(func0.call(data, "file")))){
(vErrors ??= []).push(missing(instancePath, "file")); errors++;
}
if((data.symbol === undefined) || (!(func0.call(data, "symbol")))){
(vErrors ??= []).push(missing(instancePath, "symbol")); errors++;
}
if((data.change === undefined) || (!(func0.call(data, "change")))){
(vErrors ??= []).push(missing(instancePath, "change")); errors++;
}
if((data.origin === undefined) || (!(func0.call(data, "origin")))){
(vErrors ??= []).push(missing(instancePath, "origin")); errors++;
}
if((data.hunks === undefined) || (!(func0.call(data, "hunks")))){
(vErrors ??= []).push(missing(instancePath, "hunks")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema101.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("hunks" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "hunks"},message:"must be equal to constant"}); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(typeof data1 === "string"){
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern10.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{pattern: "^lot\\.[1-9][0-9]*$"},message:"must match pattern \""+"^lot\\.[1-9][0-9]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/id", "string")); errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(validate62(data.file, {instancePath:instancePath+"/file"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.symbol !== undefined && func0.call(data, "symbol")){
let data3 = data.symbol;
if(typeof data3 === "string"){
if(func64(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/symbol",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/symbol", "string")); errors++;
}
}
if(data.change !== undefined && func0.call(data, "change")){
let data4 = data.change;
if(typeof data4 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/change", "string")); errors++;
}
if(!(((((data4 === "added") || (data4 === "changed")) || (data4 === "removed")) || (data4 === "moved")) || (data4 === "unchanged"))){
(vErrors ??= []).push({instancePath:instancePath+"/change",keyword:"enum",params:{allowedValues: schema101.properties.change.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.origin !== undefined && func0.call(data, "origin")){
let data5 = data.origin;
if(typeof data5 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/origin", "string")); errors++;
}
if(!(((((((data5 === "planned") || (data5 === "test")) || (data5 === "support")) || (data5 === "import")) || (data5 === "unplanned-private")) || (data5 === "reference")) || (data5 === "dependency"))){
(vErrors ??= []).push({instancePath:instancePath+"/origin",keyword:"enum",params:{allowedValues: schema101.properties.origin.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.planned !== undefined && func0.call(data, "planned")){
if(!(validate53(data.planned, {instancePath:instancePath+"/planned"}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.criteria !== undefined && func0.call(data, "criteria")){
let data7 = data.criteria;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(validate53(data7[i0], {instancePath:instancePath+"/criteria/" + i0}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/criteria", "array")); errors++;
}
}
if(data.hunks !== undefined && func0.call(data, "hunks")){
let data9 = data.hunks;
if(typeof data9 === "string"){
if(func64(data9) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/hunks",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/hunks", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate314.errors = vErrors;
return errors === 0;
}


function validate309(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "texts"){
if(!(validate310(data, {instancePath}))){
vErrors = vErrors === null ? validate310.errors : vErrors.concat(validate310.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "hunks"){
if(!(validate314(data, {instancePath}))){
vErrors = vErrors === null ? validate314.errors : vErrors.concat(validate314.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate309.errors = vErrors;
return errors === 0;
}


function validate303(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
(vErrors ??= []).push(missing(instancePath, "ticket")); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
(vErrors ??= []).push(missing(instancePath, "session")); errors++;
}
if((data.round === undefined) || (!(func0.call(data, "round")))){
(vErrors ??= []).push(missing(instancePath, "round")); errors++;
}
if((data.try === undefined) || (!(func0.call(data, "try")))){
(vErrors ??= []).push(missing(instancePath, "try")); errors++;
}
if((data.tries === undefined) || (!(func0.call(data, "tries")))){
(vErrors ??= []).push(missing(instancePath, "tries")); errors++;
}
if((data.goal === undefined) || (!(func0.call(data, "goal")))){
(vErrors ??= []).push(missing(instancePath, "goal")); errors++;
}
if((data.project === undefined) || (!(func0.call(data, "project")))){
(vErrors ??= []).push(missing(instancePath, "project")); errors++;
}
if((data.feedback === undefined) || (!(func0.call(data, "feedback")))){
(vErrors ??= []).push(missing(instancePath, "feedback")); errors++;
}
if((data.part === undefined) || (!(func0.call(data, "part")))){
(vErrors ??= []).push(missing(instancePath, "part")); errors++;
}
if((data.parts === undefined) || (!(func0.call(data, "parts")))){
(vErrors ??= []).push(missing(instancePath, "parts")); errors++;
}
if((data.plan === undefined) || (!(func0.call(data, "plan")))){
(vErrors ??= []).push(missing(instancePath, "plan")); errors++;
}
if((data.elements === undefined) || (!(func0.call(data, "elements")))){
(vErrors ??= []).push(missing(instancePath, "elements")); errors++;
}
if((data.tests === undefined) || (!(func0.call(data, "tests")))){
(vErrors ??= []).push(missing(instancePath, "tests")); errors++;
}
if((data.rules === undefined) || (!(func0.call(data, "rules")))){
(vErrors ??= []).push(missing(instancePath, "rules")); errors++;
}
if((data.recommended === undefined) || (!(func0.call(data, "recommended")))){
(vErrors ??= []).push(missing(instancePath, "recommended")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema98.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("review" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "review"},message:"must be equal to constant"}); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket"}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session"}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.round !== undefined && func0.call(data, "round")){
let data3 = data.round;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push(wrongType(instancePath+"/round", "integer")); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/round",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.try !== undefined && func0.call(data, "try")){
let data4 = data.try;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push(wrongType(instancePath+"/try", "integer")); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/try",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.tries !== undefined && func0.call(data, "tries")){
let data5 = data.tries;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push(wrongType(instancePath+"/tries", "integer")); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/tries",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.goal !== undefined && func0.call(data, "goal")){
let data6 = data.goal;
if(typeof data6 === "string"){
if(func64(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/goal",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/goal", "string")); errors++;
}
}
if(data.project !== undefined && func0.call(data, "project")){
if(!(validate138(data.project, {instancePath:instancePath+"/project"}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
if(data.feedback !== undefined && func0.call(data, "feedback")){
let data8 = data.feedback;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate145(data8[i0], {instancePath:instancePath+"/feedback/" + i0}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/feedback", "array")); errors++;
}
}
if(data.part !== undefined && func0.call(data, "part")){
let data10 = data.part;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
(vErrors ??= []).push(wrongType(instancePath+"/part", "integer")); errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/part",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.parts !== undefined && func0.call(data, "parts")){
let data11 = data.parts;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
(vErrors ??= []).push(wrongType(instancePath+"/parts", "integer")); errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/parts",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.plan !== undefined && func0.call(data, "plan")){
if(!(validate182(data.plan, {instancePath:instancePath+"/plan"}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
}
if(data.elements !== undefined && func0.call(data, "elements")){
let data13 = data.elements;
if(Array.isArray(data13)){
if(data13.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/elements",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}); errors++;
}
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
if(!(validate309(data13[i1], {instancePath:instancePath+"/elements/" + i1}))){
vErrors = vErrors === null ? validate309.errors : vErrors.concat(validate309.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/elements", "array")); errors++;
}
}
if(data.tests !== undefined && func0.call(data, "tests")){
let data15 = data.tests;
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
if(!(validate258(data15[i2], {instancePath:instancePath+"/tests/" + i2}))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/tests", "array")); errors++;
}
}
if(data.rules !== undefined && func0.call(data, "rules")){
let data17 = data.rules;
if(Array.isArray(data17)){
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
let data18 = data17[i3];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if((data18.id === undefined) || (!(func0.call(data18, "id")))){
(vErrors ??= []).push(missing(instancePath+"/rules/" + i3, "id")); errors++;
}
if((data18.text === undefined) || (!(func0.call(data18, "text")))){
(vErrors ??= []).push(missing(instancePath+"/rules/" + i3, "text")); errors++;
}
for(const key1 of Object.keys(data18)){
if(!((key1 === "id") || (key1 === "text"))){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i3,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}); errors++;
}
}
if(data18.id !== undefined && func0.call(data18, "id")){
let data19 = data18.id;
if(typeof data19 === "string"){
if(func64(data19) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i3+"/id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/rules/" + i3+"/id", "string")); errors++;
}
}
if(data18.text !== undefined && func0.call(data18, "text")){
if(typeof data18.text !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/rules/" + i3+"/text", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/rules/" + i3, "object")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/rules", "array")); errors++;
}
}
if(data.recommended !== undefined && func0.call(data, "recommended")){
let data21 = data.recommended;
if(Array.isArray(data21)){
const len4 = data21.length;
for(let i4=0; i4<len4; i4++){
let data22 = data21[i4];
if(typeof data22 === "string"){
if(func64(data22) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/recommended/" + i4,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/recommended/" + i4, "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/recommended", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate303.errors = vErrors;
return errors === 0;
}

const schema102 = {"type":"object","additionalProperties":false,"required":["kind","ticket","session","round","try","tries","goal","project","feedback","question"],"properties":{"kind":{"type":"string","const":"decision"},"ticket":{"$ref":"common.schema.json--ticketId"},"session":{"$ref":"common.schema.json--sessionId"},"round":{"type":"integer","minimum":1},"try":{"type":"integer","minimum":1},"tries":{"type":"integer","minimum":1},"goal":{"type":"string","minLength":1},"project":{"$ref":"explorer-brief.schema.json--projectFacts"},"feedback":{"type":"array","items":{"$ref":"common.schema.json--feedback"}},"question":{"$ref":"question.schema.json"},"plan":{"$ref":"plan-sheet.schema.json"}},"$id":"supervisor-brief.schema.json--decision"};

function validate322(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
(vErrors ??= []).push(missing(instancePath, "ticket")); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
(vErrors ??= []).push(missing(instancePath, "session")); errors++;
}
if((data.round === undefined) || (!(func0.call(data, "round")))){
(vErrors ??= []).push(missing(instancePath, "round")); errors++;
}
if((data.try === undefined) || (!(func0.call(data, "try")))){
(vErrors ??= []).push(missing(instancePath, "try")); errors++;
}
if((data.tries === undefined) || (!(func0.call(data, "tries")))){
(vErrors ??= []).push(missing(instancePath, "tries")); errors++;
}
if((data.goal === undefined) || (!(func0.call(data, "goal")))){
(vErrors ??= []).push(missing(instancePath, "goal")); errors++;
}
if((data.project === undefined) || (!(func0.call(data, "project")))){
(vErrors ??= []).push(missing(instancePath, "project")); errors++;
}
if((data.feedback === undefined) || (!(func0.call(data, "feedback")))){
(vErrors ??= []).push(missing(instancePath, "feedback")); errors++;
}
if((data.question === undefined) || (!(func0.call(data, "question")))){
(vErrors ??= []).push(missing(instancePath, "question")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema102.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("decision" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "decision"},message:"must be equal to constant"}); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket"}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session"}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.round !== undefined && func0.call(data, "round")){
let data3 = data.round;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push(wrongType(instancePath+"/round", "integer")); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/round",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.try !== undefined && func0.call(data, "try")){
let data4 = data.try;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push(wrongType(instancePath+"/try", "integer")); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/try",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.tries !== undefined && func0.call(data, "tries")){
let data5 = data.tries;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push(wrongType(instancePath+"/tries", "integer")); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/tries",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.goal !== undefined && func0.call(data, "goal")){
let data6 = data.goal;
if(typeof data6 === "string"){
if(func64(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/goal",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/goal", "string")); errors++;
}
}
if(data.project !== undefined && func0.call(data, "project")){
if(!(validate138(data.project, {instancePath:instancePath+"/project"}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
if(data.feedback !== undefined && func0.call(data, "feedback")){
let data8 = data.feedback;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate145(data8[i0], {instancePath:instancePath+"/feedback/" + i0}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/feedback", "array")); errors++;
}
}
if(data.question !== undefined && func0.call(data, "question")){
if(!(validate150(data.question, {instancePath:instancePath+"/question"}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
}
if(data.plan !== undefined && func0.call(data, "plan")){
if(!(validate182(data.plan, {instancePath:instancePath+"/plan"}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate322.errors = vErrors;
return errors === 0;
}

const schema103 = {"type":"object","additionalProperties":false,"required":["kind","ticket","session","round","try","tries","goal","project","feedback","plan","landed","decided"],"properties":{"kind":{"type":"string","const":"closure"},"ticket":{"$ref":"common.schema.json--ticketId"},"session":{"$ref":"common.schema.json--sessionId"},"round":{"type":"integer","minimum":1},"try":{"type":"integer","minimum":1},"tries":{"type":"integer","minimum":1},"goal":{"type":"string","minLength":1},"project":{"$ref":"explorer-brief.schema.json--projectFacts"},"feedback":{"type":"array","items":{"$ref":"common.schema.json--feedback"}},"plan":{"$ref":"plan-sheet.schema.json"},"landed":{"type":"string"},"decided":{"type":"array","items":{"$ref":"explorer-brief.schema.json--decided"}}},"$id":"supervisor-brief.schema.json--closure"};

function validate329(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
(vErrors ??= []).push(missing(instancePath, "ticket")); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
(vErrors ??= []).push(missing(instancePath, "session")); errors++;
}
if((data.round === undefined) || (!(func0.call(data, "round")))){
(vErrors ??= []).push(missing(instancePath, "round")); errors++;
}
if((data.try === undefined) || (!(func0.call(data, "try")))){
(vErrors ??= []).push(missing(instancePath, "try")); errors++;
}
if((data.tries === undefined) || (!(func0.call(data, "tries")))){
(vErrors ??= []).push(missing(instancePath, "tries")); errors++;
}
if((data.goal === undefined) || (!(func0.call(data, "goal")))){
(vErrors ??= []).push(missing(instancePath, "goal")); errors++;
}
if((data.project === undefined) || (!(func0.call(data, "project")))){
(vErrors ??= []).push(missing(instancePath, "project")); errors++;
}
if((data.feedback === undefined) || (!(func0.call(data, "feedback")))){
(vErrors ??= []).push(missing(instancePath, "feedback")); errors++;
}
if((data.plan === undefined) || (!(func0.call(data, "plan")))){
(vErrors ??= []).push(missing(instancePath, "plan")); errors++;
}
if((data.landed === undefined) || (!(func0.call(data, "landed")))){
(vErrors ??= []).push(missing(instancePath, "landed")); errors++;
}
if((data.decided === undefined) || (!(func0.call(data, "decided")))){
(vErrors ??= []).push(missing(instancePath, "decided")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema103.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("closure" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "closure"},message:"must be equal to constant"}); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket"}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session"}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.round !== undefined && func0.call(data, "round")){
let data3 = data.round;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push(wrongType(instancePath+"/round", "integer")); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/round",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.try !== undefined && func0.call(data, "try")){
let data4 = data.try;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push(wrongType(instancePath+"/try", "integer")); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/try",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.tries !== undefined && func0.call(data, "tries")){
let data5 = data.tries;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push(wrongType(instancePath+"/tries", "integer")); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/tries",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.goal !== undefined && func0.call(data, "goal")){
let data6 = data.goal;
if(typeof data6 === "string"){
if(func64(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/goal",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/goal", "string")); errors++;
}
}
if(data.project !== undefined && func0.call(data, "project")){
if(!(validate138(data.project, {instancePath:instancePath+"/project"}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
if(data.feedback !== undefined && func0.call(data, "feedback")){
let data8 = data.feedback;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate145(data8[i0], {instancePath:instancePath+"/feedback/" + i0}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/feedback", "array")); errors++;
}
}
if(data.plan !== undefined && func0.call(data, "plan")){
if(!(validate182(data.plan, {instancePath:instancePath+"/plan"}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
}
if(data.landed !== undefined && func0.call(data, "landed")){
if(typeof data.landed !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/landed", "string")); errors++;
}
}
if(data.decided !== undefined && func0.call(data, "decided")){
let data12 = data.decided;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(!(validate149(data12[i1], {instancePath:instancePath+"/decided/" + i1}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/decided", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate329.errors = vErrors;
return errors === 0;
}


function validate132(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "plan"){
if(!(validate133(data, {instancePath}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "answer"){
if(!(validate209(data, {instancePath}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "triage"){
if(!(validate233(data, {instancePath}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "challenge"){
if(!(validate241(data, {instancePath}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "tests"){
if(!(validate248(data, {instancePath}))){
vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "code"){
if(!(validate292(data, {instancePath}))){
vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "review"){
if(!(validate303(data, {instancePath}))){
vErrors = vErrors === null ? validate303.errors : vErrors.concat(validate303.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "decision"){
if(!(validate322(data, {instancePath}))){
vErrors = vErrors === null ? validate322.errors : vErrors.concat(validate322.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "closure"){
if(!(validate329(data, {instancePath}))){
vErrors = vErrors === null ? validate329.errors : vErrors.concat(validate329.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate132.errors = vErrors;
return errors === 0;
}

export const validateChallengeSheet = validate215;

export const validateCheckReport = validate348;
const schema105 = {"$id":"check-report.schema.json","type":"object","additionalProperties":false,"required":["base","tree","held","faults","runs"],"properties":{"base":{"$ref":"common.schema.json--objectId"},"tree":{"$ref":"common.schema.json--objectId"},"held":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["conjunct","evidence"],"properties":{"conjunct":{"type":"string","enum":["proofs-green","guards-green","revert-run","old-tests-green","hashes-equal","type-checks","nature-proof","no-stub-mark","checks-pass","references-clean","lot-inside-plan","review-lines","no-open-question","tree-is-commit-tree"]},"evidence":{"type":"array","items":{"type":"string","minLength":1}}}}},"faults":{"type":"array","items":{"$ref":"check-report.schema.json--fault"}},"runs":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["what","tree","report"],"properties":{"what":{"type":"string","minLength":1},"tree":{"$ref":"common.schema.json--objectId"},"report":{"$ref":"common.schema.json--digest"}}}}}};
const schema104 = {"type":"object","additionalProperties":false,"required":["conjunct","where","message"],"properties":{"conjunct":{"type":"string","enum":["proofs-green","guards-green","revert-run","old-tests-green","hashes-equal","type-checks","nature-proof","no-stub-mark","checks-pass","references-clean","lot-inside-plan","review-lines","no-open-question","tree-is-commit-tree"]},"where":{"type":"string","enum":["tests","source","plan","infrastructure"]},"message":{"type":"string","minLength":1},"file":{"$ref":"common.schema.json--path"},"line":{"type":"integer","minimum":1},"source":{"type":"string"},"test":{"type":"string","minLength":1},"criterion":{"$ref":"common.schema.json--localId"},"element":{"type":"string","minLength":1},"expected":{"type":"string"},"actual":{"type":"string"}},"$id":"check-report.schema.json--fault"};

function validate345(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.conjunct === undefined) || (!(func0.call(data, "conjunct")))){
(vErrors ??= []).push(missing(instancePath, "conjunct")); errors++;
}
if((data.where === undefined) || (!(func0.call(data, "where")))){
(vErrors ??= []).push(missing(instancePath, "where")); errors++;
}
if((data.message === undefined) || (!(func0.call(data, "message")))){
(vErrors ??= []).push(missing(instancePath, "message")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema104.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.conjunct !== undefined && func0.call(data, "conjunct")){
let data0 = data.conjunct;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/conjunct", "string")); errors++;
}
if(!((((((((((((((data0 === "proofs-green") || (data0 === "guards-green")) || (data0 === "revert-run")) || (data0 === "old-tests-green")) || (data0 === "hashes-equal")) || (data0 === "type-checks")) || (data0 === "nature-proof")) || (data0 === "no-stub-mark")) || (data0 === "checks-pass")) || (data0 === "references-clean")) || (data0 === "lot-inside-plan")) || (data0 === "review-lines")) || (data0 === "no-open-question")) || (data0 === "tree-is-commit-tree"))){
(vErrors ??= []).push({instancePath:instancePath+"/conjunct",keyword:"enum",params:{allowedValues: schema104.properties.conjunct.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.where !== undefined && func0.call(data, "where")){
let data1 = data.where;
if(typeof data1 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/where", "string")); errors++;
}
if(!((((data1 === "tests") || (data1 === "source")) || (data1 === "plan")) || (data1 === "infrastructure"))){
(vErrors ??= []).push({instancePath:instancePath+"/where",keyword:"enum",params:{allowedValues: schema104.properties.where.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.message !== undefined && func0.call(data, "message")){
let data2 = data.message;
if(typeof data2 === "string"){
if(func64(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/message", "string")); errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(validate62(data.file, {instancePath:instancePath+"/file"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.line !== undefined && func0.call(data, "line")){
let data4 = data.line;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push(wrongType(instancePath+"/line", "integer")); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/line",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.source !== undefined && func0.call(data, "source")){
if(typeof data.source !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/source", "string")); errors++;
}
}
if(data.test !== undefined && func0.call(data, "test")){
let data6 = data.test;
if(typeof data6 === "string"){
if(func64(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/test",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/test", "string")); errors++;
}
}
if(data.criterion !== undefined && func0.call(data, "criterion")){
if(!(validate53(data.criterion, {instancePath:instancePath+"/criterion"}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.element !== undefined && func0.call(data, "element")){
let data8 = data.element;
if(typeof data8 === "string"){
if(func64(data8) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/element",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/element", "string")); errors++;
}
}
if(data.expected !== undefined && func0.call(data, "expected")){
if(typeof data.expected !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/expected", "string")); errors++;
}
}
if(data.actual !== undefined && func0.call(data, "actual")){
if(typeof data.actual !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/actual", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate345.errors = vErrors;
return errors === 0;
}


function validate348(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.base === undefined) || (!(func0.call(data, "base")))){
(vErrors ??= []).push(missing(instancePath, "base")); errors++;
}
if((data.tree === undefined) || (!(func0.call(data, "tree")))){
(vErrors ??= []).push(missing(instancePath, "tree")); errors++;
}
if((data.held === undefined) || (!(func0.call(data, "held")))){
(vErrors ??= []).push(missing(instancePath, "held")); errors++;
}
if((data.faults === undefined) || (!(func0.call(data, "faults")))){
(vErrors ??= []).push(missing(instancePath, "faults")); errors++;
}
if((data.runs === undefined) || (!(func0.call(data, "runs")))){
(vErrors ??= []).push(missing(instancePath, "runs")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "base") || (key0 === "tree")) || (key0 === "held")) || (key0 === "faults")) || (key0 === "runs"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.base !== undefined && func0.call(data, "base")){
if(!(validate128(data.base, {instancePath:instancePath+"/base"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.tree !== undefined && func0.call(data, "tree")){
if(!(validate128(data.tree, {instancePath:instancePath+"/tree"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.held !== undefined && func0.call(data, "held")){
let data2 = data.held;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if((data3.conjunct === undefined) || (!(func0.call(data3, "conjunct")))){
(vErrors ??= []).push(missing(instancePath+"/held/" + i0, "conjunct")); errors++;
}
if((data3.evidence === undefined) || (!(func0.call(data3, "evidence")))){
(vErrors ??= []).push(missing(instancePath+"/held/" + i0, "evidence")); errors++;
}
for(const key1 of Object.keys(data3)){
if(!((key1 === "conjunct") || (key1 === "evidence"))){
(vErrors ??= []).push({instancePath:instancePath+"/held/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}); errors++;
}
}
if(data3.conjunct !== undefined && func0.call(data3, "conjunct")){
let data4 = data3.conjunct;
if(typeof data4 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/held/" + i0+"/conjunct", "string")); errors++;
}
if(!((((((((((((((data4 === "proofs-green") || (data4 === "guards-green")) || (data4 === "revert-run")) || (data4 === "old-tests-green")) || (data4 === "hashes-equal")) || (data4 === "type-checks")) || (data4 === "nature-proof")) || (data4 === "no-stub-mark")) || (data4 === "checks-pass")) || (data4 === "references-clean")) || (data4 === "lot-inside-plan")) || (data4 === "review-lines")) || (data4 === "no-open-question")) || (data4 === "tree-is-commit-tree"))){
(vErrors ??= []).push({instancePath:instancePath+"/held/" + i0+"/conjunct",keyword:"enum",params:{allowedValues: schema105.properties.held.items.properties.conjunct.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data3.evidence !== undefined && func0.call(data3, "evidence")){
let data5 = data3.evidence;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(typeof data6 === "string"){
if(func64(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/held/" + i0+"/evidence/" + i1,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/held/" + i0+"/evidence/" + i1, "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/held/" + i0+"/evidence", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/held/" + i0, "object")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/held", "array")); errors++;
}
}
if(data.faults !== undefined && func0.call(data, "faults")){
let data7 = data.faults;
if(Array.isArray(data7)){
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
if(!(validate345(data7[i2], {instancePath:instancePath+"/faults/" + i2}))){
vErrors = vErrors === null ? validate345.errors : vErrors.concat(validate345.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/faults", "array")); errors++;
}
}
if(data.runs !== undefined && func0.call(data, "runs")){
let data9 = data.runs;
if(Array.isArray(data9)){
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
let data10 = data9[i3];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if((data10.what === undefined) || (!(func0.call(data10, "what")))){
(vErrors ??= []).push(missing(instancePath+"/runs/" + i3, "what")); errors++;
}
if((data10.tree === undefined) || (!(func0.call(data10, "tree")))){
(vErrors ??= []).push(missing(instancePath+"/runs/" + i3, "tree")); errors++;
}
if((data10.report === undefined) || (!(func0.call(data10, "report")))){
(vErrors ??= []).push(missing(instancePath+"/runs/" + i3, "report")); errors++;
}
for(const key2 of Object.keys(data10)){
if(!(((key2 === "what") || (key2 === "tree")) || (key2 === "report"))){
(vErrors ??= []).push({instancePath:instancePath+"/runs/" + i3,keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}); errors++;
}
}
if(data10.what !== undefined && func0.call(data10, "what")){
let data11 = data10.what;
if(typeof data11 === "string"){
if(func64(data11) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/runs/" + i3+"/what",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/runs/" + i3+"/what", "string")); errors++;
}
}
if(data10.tree !== undefined && func0.call(data10, "tree")){
if(!(validate128(data10.tree, {instancePath:instancePath+"/runs/" + i3+"/tree"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data10.report !== undefined && func0.call(data10, "report")){
if(!(validate130(data10.report, {instancePath:instancePath+"/runs/" + i3+"/report"}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/runs/" + i3, "object")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/runs", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate348.errors = vErrors;
return errors === 0;
}

export const validateCheckResult = validate354;

function validate358(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.code === undefined) || (!(func0.call(data, "code")))){
(vErrors ??= []).push(missing(instancePath, "code")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "code"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("exited" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "exited"},message:"must be equal to constant"}); errors++;
}
}
if(data.code !== undefined && func0.call(data, "code")){
let data1 = data.code;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push(wrongType(instancePath+"/code", "integer")); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate358.errors = vErrors;
return errors === 0;
}


function validate359(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.signal === undefined) || (!(func0.call(data, "signal")))){
(vErrors ??= []).push(missing(instancePath, "signal")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "signal"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("signalled" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "signalled"},message:"must be equal to constant"}); errors++;
}
}
if(data.signal !== undefined && func0.call(data, "signal")){
let data1 = data.signal;
if(typeof data1 === "string"){
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/signal",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/signal", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate359.errors = vErrors;
return errors === 0;
}

const schema110 = {"type":"object","additionalProperties":false,"required":["kind","limit"],"properties":{"kind":{"type":"string","const":"limit"},"limit":{"type":"string","enum":["wall","output","memory","cpu","processes","file-size","files","disk","tmp"]}},"$id":"test-report.schema.json--limit"};

function validate360(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.limit === undefined) || (!(func0.call(data, "limit")))){
(vErrors ??= []).push(missing(instancePath, "limit")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "limit"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("limit" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "limit"},message:"must be equal to constant"}); errors++;
}
}
if(data.limit !== undefined && func0.call(data, "limit")){
let data1 = data.limit;
if(typeof data1 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/limit", "string")); errors++;
}
if(!(((((((((data1 === "wall") || (data1 === "output")) || (data1 === "memory")) || (data1 === "cpu")) || (data1 === "processes")) || (data1 === "file-size")) || (data1 === "files")) || (data1 === "disk")) || (data1 === "tmp"))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"enum",params:{allowedValues: schema110.properties.limit.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate360.errors = vErrors;
return errors === 0;
}


function validate361(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.why === undefined) || (!(func0.call(data, "why")))){
(vErrors ??= []).push(missing(instancePath, "why")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "why"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("set-up-failed" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "set-up-failed"},message:"must be equal to constant"}); errors++;
}
}
if(data.why !== undefined && func0.call(data, "why")){
let data1 = data.why;
if(typeof data1 === "string"){
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/why",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/why", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate361.errors = vErrors;
return errors === 0;
}


function validate357(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "exited"){
if(!(validate358(data, {instancePath}))){
vErrors = vErrors === null ? validate358.errors : vErrors.concat(validate358.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "signalled"){
if(!(validate359(data, {instancePath}))){
vErrors = vErrors === null ? validate359.errors : vErrors.concat(validate359.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "limit"){
if(!(validate360(data, {instancePath}))){
vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "set-up-failed"){
if(!(validate361(data, {instancePath}))){
vErrors = vErrors === null ? validate361.errors : vErrors.concat(validate361.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate357.errors = vErrors;
return errors === 0;
}


function validate354(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
(vErrors ??= []).push(missing(instancePath, "name")); errors++;
}
if((data.command === undefined) || (!(func0.call(data, "command")))){
(vErrors ??= []).push(missing(instancePath, "command")); errors++;
}
if((data.tree === undefined) || (!(func0.call(data, "tree")))){
(vErrors ??= []).push(missing(instancePath, "tree")); errors++;
}
if((data.exit === undefined) || (!(func0.call(data, "exit")))){
(vErrors ??= []).push(missing(instancePath, "exit")); errors++;
}
if((data.findings === undefined) || (!(func0.call(data, "findings")))){
(vErrors ??= []).push(missing(instancePath, "findings")); errors++;
}
if((data.durationMs === undefined) || (!(func0.call(data, "durationMs")))){
(vErrors ??= []).push(missing(instancePath, "durationMs")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "name") || (key0 === "command")) || (key0 === "tree")) || (key0 === "exit")) || (key0 === "findings")) || (key0 === "durationMs")) || (key0 === "excerpt"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data0 = data.name;
if(typeof data0 === "string"){
if(func64(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/name", "string")); errors++;
}
}
if(data.command !== undefined && func0.call(data, "command")){
if(!(validate192(data.command, {instancePath:instancePath+"/command"}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
}
if(data.tree !== undefined && func0.call(data, "tree")){
if(!(validate128(data.tree, {instancePath:instancePath+"/tree"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.exit !== undefined && func0.call(data, "exit")){
if(!(validate357(data.exit, {instancePath:instancePath+"/exit"}))){
vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
errors = vErrors.length;
}
}
if(data.findings !== undefined && func0.call(data, "findings")){
let data4 = data.findings;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if((data5.message === undefined) || (!(func0.call(data5, "message")))){
(vErrors ??= []).push(missing(instancePath+"/findings/" + i0, "message")); errors++;
}
for(const key1 of Object.keys(data5)){
if(!(((key1 === "message") || (key1 === "file")) || (key1 === "line"))){
(vErrors ??= []).push({instancePath:instancePath+"/findings/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}); errors++;
}
}
if(data5.message !== undefined && func0.call(data5, "message")){
let data6 = data5.message;
if(typeof data6 === "string"){
if(func64(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/findings/" + i0+"/message",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/findings/" + i0+"/message", "string")); errors++;
}
}
if(data5.file !== undefined && func0.call(data5, "file")){
if(!(validate62(data5.file, {instancePath:instancePath+"/findings/" + i0+"/file"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data5.line !== undefined && func0.call(data5, "line")){
let data8 = data5.line;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
(vErrors ??= []).push(wrongType(instancePath+"/findings/" + i0+"/line", "integer")); errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/findings/" + i0+"/line",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/findings/" + i0, "object")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/findings", "array")); errors++;
}
}
if(data.durationMs !== undefined && func0.call(data, "durationMs")){
let data9 = data.durationMs;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
(vErrors ??= []).push(wrongType(instancePath+"/durationMs", "integer")); errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/durationMs",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.excerpt !== undefined && func0.call(data, "excerpt")){
if(typeof data.excerpt !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/excerpt", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate354.errors = vErrors;
return errors === 0;
}

export const validateCircuit = validate376;
const schema117 = {"$id":"circuit.schema.json","type":"object","additionalProperties":false,"required":["main","packages","test"],"properties":{"main":{"type":"string","minLength":1},"packages":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name","paths"],"properties":{"name":{"type":"string","minLength":1},"paths":{"type":"array","items":{"type":"string","minLength":1},"minItems":1},"dependsOn":{"type":"array","items":{"type":"string","minLength":1}}}},"minItems":1},"test":{"$ref":"circuit.schema.json--test"},"$schema":{"type":"string","minLength":1},"remote":{"type":"string","minLength":1},"moveRequests":{"type":"boolean"},"lanes":{"type":"boolean"},"files":{"type":"object","additionalProperties":false,"required":[],"properties":{"test":{"type":"array","items":{"type":"string","minLength":1}},"support":{"type":"array","items":{"type":"string","minLength":1}},"protected":{"type":"array","items":{"type":"string","minLength":1}}}},"prepare":{"type":"object","additionalProperties":false,"required":["run","results"],"properties":{"run":{"$ref":"common.schema.json--argv"},"results":{"type":"array","items":{"type":"string","minLength":1}},"when":{"type":"array","items":{"type":"string","minLength":1}},"network":{"type":"boolean"}}},"share":{"type":"array","items":{"type":"string","minLength":1}},"checks":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name","run"],"properties":{"name":{"type":"string","minLength":1},"run":{"$ref":"common.schema.json--argv"},"timeoutS":{"type":"integer","minimum":1},"tree":{"type":"string","enum":["read-only","throwaway"]},"writes":{"type":"array","items":{"type":"string","minLength":1}},"env":{"$ref":"circuit.schema.json--env"}}}},"forge":{"$ref":"circuit.schema.json--forge"},"format":{"type":"object","additionalProperties":false,"required":["only"],"properties":{"only":{"$ref":"common.schema.json--argv"}}},"references":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name","run","outputs"],"properties":{"name":{"type":"string","minLength":1},"run":{"$ref":"common.schema.json--argv"},"outputs":{"type":"array","items":{"type":"string","minLength":1},"minItems":1}}}},"rules":{"type":"array","items":{"$ref":"common.schema.json--path"}},"bounds":{"type":"object","additionalProperties":false,"required":[],"properties":{"tries":{"type":"integer","minimum":1},"rounds":{"type":"integer","minimum":1}}},"budget":{"$ref":"circuit.schema.json--budget"},"signers":{"type":"array","minItems":1,"items":{"type":"string","pattern":"^[0-9a-f]{64}$"}},"engines":{"type":"object","propertyNames":{"enum":["default","supervisor","explorer","questioner","testwriter","developer","reviewer","strong"]},"additionalProperties":{"$ref":"circuit.schema.json--engine"}}}};
const schema112 = {"type":"object","additionalProperties":false,"required":["run","only","report"],"properties":{"run":{"$ref":"common.schema.json--argv"},"only":{"$ref":"common.schema.json--argv"},"report":{"type":"string","enum":["vitest-json","jest-json","node-test","pytest","unittest","junit","tap"]},"exclusive":{"type":"boolean"},"tree":{"type":"string","enum":["read-only","throwaway"]},"writes":{"type":"array","items":{"type":"string","minLength":1}},"env":{"$ref":"circuit.schema.json--env"},"git":{"type":"string","enum":["none","snapshot"]},"timeoutS":{"type":"integer","minimum":1}},"$id":"circuit.schema.json--test"};
const pattern12 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");

function validate371(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern12.test(key0)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_]*$"+"\"",propertyName:key0}); errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
(vErrors ??= []).push({instancePath,keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"}); errors++;
}
}
for(const key1 of Object.keys(data)){
if(typeof data[key1] !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate371.errors = vErrors;
return errors === 0;
}


function validate368(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.run === undefined) || (!(func0.call(data, "run")))){
(vErrors ??= []).push(missing(instancePath, "run")); errors++;
}
if((data.only === undefined) || (!(func0.call(data, "only")))){
(vErrors ??= []).push(missing(instancePath, "only")); errors++;
}
if((data.report === undefined) || (!(func0.call(data, "report")))){
(vErrors ??= []).push(missing(instancePath, "report")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema112.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.run !== undefined && func0.call(data, "run")){
if(!(validate192(data.run, {instancePath:instancePath+"/run"}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
}
if(data.only !== undefined && func0.call(data, "only")){
if(!(validate192(data.only, {instancePath:instancePath+"/only"}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
}
if(data.report !== undefined && func0.call(data, "report")){
let data2 = data.report;
if(typeof data2 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/report", "string")); errors++;
}
if(!(((((((data2 === "vitest-json") || (data2 === "jest-json")) || (data2 === "node-test")) || (data2 === "pytest")) || (data2 === "unittest")) || (data2 === "junit")) || (data2 === "tap"))){
(vErrors ??= []).push({instancePath:instancePath+"/report",keyword:"enum",params:{allowedValues: schema112.properties.report.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.exclusive !== undefined && func0.call(data, "exclusive")){
if(typeof data.exclusive !== "boolean"){
(vErrors ??= []).push(wrongType(instancePath+"/exclusive", "boolean")); errors++;
}
}
if(data.tree !== undefined && func0.call(data, "tree")){
let data4 = data.tree;
if(typeof data4 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/tree", "string")); errors++;
}
if(!((data4 === "read-only") || (data4 === "throwaway"))){
(vErrors ??= []).push({instancePath:instancePath+"/tree",keyword:"enum",params:{allowedValues: schema112.properties.tree.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.writes !== undefined && func0.call(data, "writes")){
let data5 = data.writes;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(func64(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/writes/" + i0,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/writes/" + i0, "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/writes", "array")); errors++;
}
}
if(data.env !== undefined && func0.call(data, "env")){
if(!(validate371(data.env, {instancePath:instancePath+"/env"}))){
vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors);
errors = vErrors.length;
}
}
if(data.git !== undefined && func0.call(data, "git")){
let data8 = data.git;
if(typeof data8 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/git", "string")); errors++;
}
if(!((data8 === "none") || (data8 === "snapshot"))){
(vErrors ??= []).push({instancePath:instancePath+"/git",keyword:"enum",params:{allowedValues: schema112.properties.git.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.timeoutS !== undefined && func0.call(data, "timeoutS")){
let data9 = data.timeoutS;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
(vErrors ??= []).push(wrongType(instancePath+"/timeoutS", "integer")); errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/timeoutS",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate368.errors = vErrors;
return errors === 0;
}

const pattern13 = new RegExp("^[A-Za-z0-9._-]+/[A-Za-z0-9._-]+$", "u");
const pattern14 = new RegExp("^https?://[^/]+(/.*)?$", "u");

function validate373(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.repository === undefined) || (!(func0.call(data, "repository")))){
(vErrors ??= []).push(missing(instancePath, "repository")); errors++;
}
if((data.check === undefined) || (!(func0.call(data, "check")))){
(vErrors ??= []).push(missing(instancePath, "check")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "repository") || (key0 === "check")) || (key0 === "api")) || (key0 === "timeoutS"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.repository !== undefined && func0.call(data, "repository")){
let data0 = data.repository;
if(typeof data0 === "string"){
if(!pattern13.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/repository",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+/[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+/[A-Za-z0-9._-]+$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/repository", "string")); errors++;
}
}
if(data.check !== undefined && func0.call(data, "check")){
let data1 = data.check;
if(typeof data1 === "string"){
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/check",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/check", "string")); errors++;
}
}
if(data.api !== undefined && func0.call(data, "api")){
let data2 = data.api;
if(typeof data2 === "string"){
if(!pattern14.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/api",keyword:"pattern",params:{pattern: "^https?://[^/]+(/.*)?$"},message:"must match pattern \""+"^https?://[^/]+(/.*)?$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/api", "string")); errors++;
}
}
if(data.timeoutS !== undefined && func0.call(data, "timeoutS")){
let data3 = data.timeoutS;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push(wrongType(instancePath+"/timeoutS", "integer")); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 604800 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/timeoutS",keyword:"maximum",params:{comparison: "<=", limit: 604800},message:"must be <= 604800"}); errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/timeoutS",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate373.errors = vErrors;
return errors === 0;
}


function validate374(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((key0 === "perTicketUsd") || (key0 === "perTicketTokens")) || (key0 === "perDayUsd")) || (key0 === "perProjectUsd")) || (key0 === "pricesPerMTok"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.perTicketUsd !== undefined && func0.call(data, "perTicketUsd")){
let data0 = data.perTicketUsd;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/perTicketUsd",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/perTicketUsd", "number")); errors++;
}
}
if(data.perTicketTokens !== undefined && func0.call(data, "perTicketTokens")){
let data1 = data.perTicketTokens;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push(wrongType(instancePath+"/perTicketTokens", "integer")); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/perTicketTokens",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.perDayUsd !== undefined && func0.call(data, "perDayUsd")){
let data2 = data.perDayUsd;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/perDayUsd",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/perDayUsd", "number")); errors++;
}
}
if(data.perProjectUsd !== undefined && func0.call(data, "perProjectUsd")){
let data3 = data.perProjectUsd;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/perProjectUsd",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/perProjectUsd", "number")); errors++;
}
}
if(data.pricesPerMTok !== undefined && func0.call(data, "pricesPerMTok")){
let data4 = data.pricesPerMTok;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 of Object.keys(data4)){
let data5 = data4[key1];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if((data5.in === undefined) || (!(func0.call(data5, "in")))){
(vErrors ??= []).push(missing(instancePath+"/pricesPerMTok/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "in")); errors++;
}
if((data5.out === undefined) || (!(func0.call(data5, "out")))){
(vErrors ??= []).push(missing(instancePath+"/pricesPerMTok/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "out")); errors++;
}
for(const key2 of Object.keys(data5)){
if(!((((key2 === "in") || (key2 === "out")) || (key2 === "cacheRead")) || (key2 === "cacheWrite"))){
(vErrors ??= []).push({instancePath:instancePath+"/pricesPerMTok/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}); errors++;
}
}
if(data5.in !== undefined && func0.call(data5, "in")){
let data6 = data5.in;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/pricesPerMTok/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/in",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/pricesPerMTok/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/in", "number")); errors++;
}
}
if(data5.out !== undefined && func0.call(data5, "out")){
let data7 = data5.out;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/pricesPerMTok/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/out",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/pricesPerMTok/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/out", "number")); errors++;
}
}
if(data5.cacheRead !== undefined && func0.call(data5, "cacheRead")){
let data8 = data5.cacheRead;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/pricesPerMTok/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/cacheRead",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/pricesPerMTok/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/cacheRead", "number")); errors++;
}
}
if(data5.cacheWrite !== undefined && func0.call(data5, "cacheWrite")){
let data9 = data5.cacheWrite;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/pricesPerMTok/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/cacheWrite",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/pricesPerMTok/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/cacheWrite", "number")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/pricesPerMTok/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "object")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/pricesPerMTok", "object")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate374.errors = vErrors;
return errors === 0;
}


function validate375(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.engine === undefined) || (!(func0.call(data, "engine")))){
(vErrors ??= []).push(missing(instancePath, "engine")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "engine") || (key0 === "model")) || (key0 === "baseUrl")) || (key0 === "apiKeyEnv")) || (key0 === "escalateTo")) || (key0 === "toolCalls")) || (key0 === "script"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.engine !== undefined && func0.call(data, "engine")){
let data0 = data.engine;
if(typeof data0 === "string"){
if(func64(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/engine",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/engine", "string")); errors++;
}
}
if(data.model !== undefined && func0.call(data, "model")){
let data1 = data.model;
if(typeof data1 === "string"){
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/model",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/model", "string")); errors++;
}
}
if(data.baseUrl !== undefined && func0.call(data, "baseUrl")){
let data2 = data.baseUrl;
if(typeof data2 === "string"){
if(func64(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/baseUrl",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/baseUrl", "string")); errors++;
}
}
if(data.apiKeyEnv !== undefined && func0.call(data, "apiKeyEnv")){
let data3 = data.apiKeyEnv;
if(typeof data3 === "string"){
if(func64(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/apiKeyEnv",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/apiKeyEnv", "string")); errors++;
}
}
if(data.escalateTo !== undefined && func0.call(data, "escalateTo")){
let data4 = data.escalateTo;
if(typeof data4 === "string"){
if(func64(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/escalateTo",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/escalateTo", "string")); errors++;
}
}
if(data.toolCalls !== undefined && func0.call(data, "toolCalls")){
if(typeof data.toolCalls !== "boolean"){
(vErrors ??= []).push(wrongType(instancePath+"/toolCalls", "boolean")); errors++;
}
}
if(data.script !== undefined && func0.call(data, "script")){
let data6 = data.script;
if(typeof data6 === "string"){
if(func64(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/script",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/script", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate375.errors = vErrors;
return errors === 0;
}

const pattern15 = new RegExp("^[0-9a-f]{64}$", "u");

function validate376(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.main === undefined) || (!(func0.call(data, "main")))){
(vErrors ??= []).push(missing(instancePath, "main")); errors++;
}
if((data.packages === undefined) || (!(func0.call(data, "packages")))){
(vErrors ??= []).push(missing(instancePath, "packages")); errors++;
}
if((data.test === undefined) || (!(func0.call(data, "test")))){
(vErrors ??= []).push(missing(instancePath, "test")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema117.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.main !== undefined && func0.call(data, "main")){
let data0 = data.main;
if(typeof data0 === "string"){
if(func64(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/main",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/main", "string")); errors++;
}
}
if(data.packages !== undefined && func0.call(data, "packages")){
let data1 = data.packages;
if(Array.isArray(data1)){
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/packages",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}); errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if((data2.name === undefined) || (!(func0.call(data2, "name")))){
(vErrors ??= []).push(missing(instancePath+"/packages/" + i0, "name")); errors++;
}
if((data2.paths === undefined) || (!(func0.call(data2, "paths")))){
(vErrors ??= []).push(missing(instancePath+"/packages/" + i0, "paths")); errors++;
}
for(const key1 of Object.keys(data2)){
if(!(((key1 === "name") || (key1 === "paths")) || (key1 === "dependsOn"))){
(vErrors ??= []).push({instancePath:instancePath+"/packages/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}); errors++;
}
}
if(data2.name !== undefined && func0.call(data2, "name")){
let data3 = data2.name;
if(typeof data3 === "string"){
if(func64(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/packages/" + i0+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/packages/" + i0+"/name", "string")); errors++;
}
}
if(data2.paths !== undefined && func0.call(data2, "paths")){
let data4 = data2.paths;
if(Array.isArray(data4)){
if(data4.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/packages/" + i0+"/paths",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}); errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(func64(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/packages/" + i0+"/paths/" + i1,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/packages/" + i0+"/paths/" + i1, "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/packages/" + i0+"/paths", "array")); errors++;
}
}
if(data2.dependsOn !== undefined && func0.call(data2, "dependsOn")){
let data6 = data2.dependsOn;
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(typeof data7 === "string"){
if(func64(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/packages/" + i0+"/dependsOn/" + i2,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/packages/" + i0+"/dependsOn/" + i2, "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/packages/" + i0+"/dependsOn", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/packages/" + i0, "object")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/packages", "array")); errors++;
}
}
if(data.test !== undefined && func0.call(data, "test")){
if(!(validate368(data.test, {instancePath:instancePath+"/test"}))){
vErrors = vErrors === null ? validate368.errors : vErrors.concat(validate368.errors);
errors = vErrors.length;
}
}
if(data.$schema !== undefined && func0.call(data, "$schema")){
let data9 = data.$schema;
if(typeof data9 === "string"){
if(func64(data9) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/$schema",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/$schema", "string")); errors++;
}
}
if(data.remote !== undefined && func0.call(data, "remote")){
let data10 = data.remote;
if(typeof data10 === "string"){
if(func64(data10) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/remote",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/remote", "string")); errors++;
}
}
if(data.moveRequests !== undefined && func0.call(data, "moveRequests")){
if(typeof data.moveRequests !== "boolean"){
(vErrors ??= []).push(wrongType(instancePath+"/moveRequests", "boolean")); errors++;
}
}
if(data.lanes !== undefined && func0.call(data, "lanes")){
if(typeof data.lanes !== "boolean"){
(vErrors ??= []).push(wrongType(instancePath+"/lanes", "boolean")); errors++;
}
}
if(data.files !== undefined && func0.call(data, "files")){
let data13 = data.files;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key2 of Object.keys(data13)){
if(!(((key2 === "test") || (key2 === "support")) || (key2 === "protected"))){
(vErrors ??= []).push({instancePath:instancePath+"/files",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}); errors++;
}
}
if(data13.test !== undefined && func0.call(data13, "test")){
let data14 = data13.test;
if(Array.isArray(data14)){
const len3 = data14.length;
for(let i3=0; i3<len3; i3++){
let data15 = data14[i3];
if(typeof data15 === "string"){
if(func64(data15) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/files/test/" + i3,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/files/test/" + i3, "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/files/test", "array")); errors++;
}
}
if(data13.support !== undefined && func0.call(data13, "support")){
let data16 = data13.support;
if(Array.isArray(data16)){
const len4 = data16.length;
for(let i4=0; i4<len4; i4++){
let data17 = data16[i4];
if(typeof data17 === "string"){
if(func64(data17) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/files/support/" + i4,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/files/support/" + i4, "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/files/support", "array")); errors++;
}
}
if(data13.protected !== undefined && func0.call(data13, "protected")){
let data18 = data13.protected;
if(Array.isArray(data18)){
const len5 = data18.length;
for(let i5=0; i5<len5; i5++){
let data19 = data18[i5];
if(typeof data19 === "string"){
if(func64(data19) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/files/protected/" + i5,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/files/protected/" + i5, "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/files/protected", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/files", "object")); errors++;
}
}
if(data.prepare !== undefined && func0.call(data, "prepare")){
let data20 = data.prepare;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if((data20.run === undefined) || (!(func0.call(data20, "run")))){
(vErrors ??= []).push(missing(instancePath+"/prepare", "run")); errors++;
}
if((data20.results === undefined) || (!(func0.call(data20, "results")))){
(vErrors ??= []).push(missing(instancePath+"/prepare", "results")); errors++;
}
for(const key3 of Object.keys(data20)){
if(!((((key3 === "run") || (key3 === "results")) || (key3 === "when")) || (key3 === "network"))){
(vErrors ??= []).push({instancePath:instancePath+"/prepare",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}); errors++;
}
}
if(data20.run !== undefined && func0.call(data20, "run")){
if(!(validate192(data20.run, {instancePath:instancePath+"/prepare/run"}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
}
if(data20.results !== undefined && func0.call(data20, "results")){
let data22 = data20.results;
if(Array.isArray(data22)){
const len6 = data22.length;
for(let i6=0; i6<len6; i6++){
let data23 = data22[i6];
if(typeof data23 === "string"){
if(func64(data23) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/prepare/results/" + i6,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/prepare/results/" + i6, "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/prepare/results", "array")); errors++;
}
}
if(data20.when !== undefined && func0.call(data20, "when")){
let data24 = data20.when;
if(Array.isArray(data24)){
const len7 = data24.length;
for(let i7=0; i7<len7; i7++){
let data25 = data24[i7];
if(typeof data25 === "string"){
if(func64(data25) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/prepare/when/" + i7,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/prepare/when/" + i7, "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/prepare/when", "array")); errors++;
}
}
if(data20.network !== undefined && func0.call(data20, "network")){
if(typeof data20.network !== "boolean"){
(vErrors ??= []).push(wrongType(instancePath+"/prepare/network", "boolean")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/prepare", "object")); errors++;
}
}
if(data.share !== undefined && func0.call(data, "share")){
let data27 = data.share;
if(Array.isArray(data27)){
const len8 = data27.length;
for(let i8=0; i8<len8; i8++){
let data28 = data27[i8];
if(typeof data28 === "string"){
if(func64(data28) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/share/" + i8,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/share/" + i8, "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/share", "array")); errors++;
}
}
if(data.checks !== undefined && func0.call(data, "checks")){
let data29 = data.checks;
if(Array.isArray(data29)){
const len9 = data29.length;
for(let i9=0; i9<len9; i9++){
let data30 = data29[i9];
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if((data30.name === undefined) || (!(func0.call(data30, "name")))){
(vErrors ??= []).push(missing(instancePath+"/checks/" + i9, "name")); errors++;
}
if((data30.run === undefined) || (!(func0.call(data30, "run")))){
(vErrors ??= []).push(missing(instancePath+"/checks/" + i9, "run")); errors++;
}
for(const key4 of Object.keys(data30)){
if(!((((((key4 === "name") || (key4 === "run")) || (key4 === "timeoutS")) || (key4 === "tree")) || (key4 === "writes")) || (key4 === "env"))){
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i9,keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"}); errors++;
}
}
if(data30.name !== undefined && func0.call(data30, "name")){
let data31 = data30.name;
if(typeof data31 === "string"){
if(func64(data31) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i9+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/checks/" + i9+"/name", "string")); errors++;
}
}
if(data30.run !== undefined && func0.call(data30, "run")){
if(!(validate192(data30.run, {instancePath:instancePath+"/checks/" + i9+"/run"}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
}
if(data30.timeoutS !== undefined && func0.call(data30, "timeoutS")){
let data33 = data30.timeoutS;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
(vErrors ??= []).push(wrongType(instancePath+"/checks/" + i9+"/timeoutS", "integer")); errors++;
}
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 < 1 || isNaN(data33)){
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i9+"/timeoutS",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data30.tree !== undefined && func0.call(data30, "tree")){
let data34 = data30.tree;
if(typeof data34 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/checks/" + i9+"/tree", "string")); errors++;
}
if(!((data34 === "read-only") || (data34 === "throwaway"))){
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i9+"/tree",keyword:"enum",params:{allowedValues: schema117.properties.checks.items.properties.tree.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data30.writes !== undefined && func0.call(data30, "writes")){
let data35 = data30.writes;
if(Array.isArray(data35)){
const len10 = data35.length;
for(let i10=0; i10<len10; i10++){
let data36 = data35[i10];
if(typeof data36 === "string"){
if(func64(data36) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i9+"/writes/" + i10,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/checks/" + i9+"/writes/" + i10, "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/checks/" + i9+"/writes", "array")); errors++;
}
}
if(data30.env !== undefined && func0.call(data30, "env")){
if(!(validate371(data30.env, {instancePath:instancePath+"/checks/" + i9+"/env"}))){
vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/checks/" + i9, "object")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/checks", "array")); errors++;
}
}
if(data.forge !== undefined && func0.call(data, "forge")){
if(!(validate373(data.forge, {instancePath:instancePath+"/forge"}))){
vErrors = vErrors === null ? validate373.errors : vErrors.concat(validate373.errors);
errors = vErrors.length;
}
}
if(data.format !== undefined && func0.call(data, "format")){
let data39 = data.format;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if((data39.only === undefined) || (!(func0.call(data39, "only")))){
(vErrors ??= []).push(missing(instancePath+"/format", "only")); errors++;
}
for(const key5 of Object.keys(data39)){
if(!(key5 === "only")){
(vErrors ??= []).push({instancePath:instancePath+"/format",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"}); errors++;
}
}
if(data39.only !== undefined && func0.call(data39, "only")){
if(!(validate192(data39.only, {instancePath:instancePath+"/format/only"}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/format", "object")); errors++;
}
}
if(data.references !== undefined && func0.call(data, "references")){
let data41 = data.references;
if(Array.isArray(data41)){
const len11 = data41.length;
for(let i11=0; i11<len11; i11++){
let data42 = data41[i11];
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if((data42.name === undefined) || (!(func0.call(data42, "name")))){
(vErrors ??= []).push(missing(instancePath+"/references/" + i11, "name")); errors++;
}
if((data42.run === undefined) || (!(func0.call(data42, "run")))){
(vErrors ??= []).push(missing(instancePath+"/references/" + i11, "run")); errors++;
}
if((data42.outputs === undefined) || (!(func0.call(data42, "outputs")))){
(vErrors ??= []).push(missing(instancePath+"/references/" + i11, "outputs")); errors++;
}
for(const key6 of Object.keys(data42)){
if(!(((key6 === "name") || (key6 === "run")) || (key6 === "outputs"))){
(vErrors ??= []).push({instancePath:instancePath+"/references/" + i11,keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"}); errors++;
}
}
if(data42.name !== undefined && func0.call(data42, "name")){
let data43 = data42.name;
if(typeof data43 === "string"){
if(func64(data43) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/references/" + i11+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/references/" + i11+"/name", "string")); errors++;
}
}
if(data42.run !== undefined && func0.call(data42, "run")){
if(!(validate192(data42.run, {instancePath:instancePath+"/references/" + i11+"/run"}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
}
if(data42.outputs !== undefined && func0.call(data42, "outputs")){
let data45 = data42.outputs;
if(Array.isArray(data45)){
if(data45.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/references/" + i11+"/outputs",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}); errors++;
}
const len12 = data45.length;
for(let i12=0; i12<len12; i12++){
let data46 = data45[i12];
if(typeof data46 === "string"){
if(func64(data46) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/references/" + i11+"/outputs/" + i12,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/references/" + i11+"/outputs/" + i12, "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/references/" + i11+"/outputs", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/references/" + i11, "object")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/references", "array")); errors++;
}
}
if(data.rules !== undefined && func0.call(data, "rules")){
let data47 = data.rules;
if(Array.isArray(data47)){
const len13 = data47.length;
for(let i13=0; i13<len13; i13++){
if(!(validate62(data47[i13], {instancePath:instancePath+"/rules/" + i13}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/rules", "array")); errors++;
}
}
if(data.bounds !== undefined && func0.call(data, "bounds")){
let data49 = data.bounds;
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
for(const key7 of Object.keys(data49)){
if(!((key7 === "tries") || (key7 === "rounds"))){
(vErrors ??= []).push({instancePath:instancePath+"/bounds",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"}); errors++;
}
}
if(data49.tries !== undefined && func0.call(data49, "tries")){
let data50 = data49.tries;
if(!(((typeof data50 == "number") && (!(data50 % 1) && !isNaN(data50))) && (isFinite(data50)))){
(vErrors ??= []).push(wrongType(instancePath+"/bounds/tries", "integer")); errors++;
}
if((typeof data50 == "number") && (isFinite(data50))){
if(data50 < 1 || isNaN(data50)){
(vErrors ??= []).push({instancePath:instancePath+"/bounds/tries",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data49.rounds !== undefined && func0.call(data49, "rounds")){
let data51 = data49.rounds;
if(!(((typeof data51 == "number") && (!(data51 % 1) && !isNaN(data51))) && (isFinite(data51)))){
(vErrors ??= []).push(wrongType(instancePath+"/bounds/rounds", "integer")); errors++;
}
if((typeof data51 == "number") && (isFinite(data51))){
if(data51 < 1 || isNaN(data51)){
(vErrors ??= []).push({instancePath:instancePath+"/bounds/rounds",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/bounds", "object")); errors++;
}
}
if(data.budget !== undefined && func0.call(data, "budget")){
if(!(validate374(data.budget, {instancePath:instancePath+"/budget"}))){
vErrors = vErrors === null ? validate374.errors : vErrors.concat(validate374.errors);
errors = vErrors.length;
}
}
if(data.signers !== undefined && func0.call(data, "signers")){
let data53 = data.signers;
if(Array.isArray(data53)){
if(data53.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/signers",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}); errors++;
}
const len14 = data53.length;
for(let i14=0; i14<len14; i14++){
let data54 = data53[i14];
if(typeof data54 === "string"){
if(!pattern15.test(data54)){
(vErrors ??= []).push({instancePath:instancePath+"/signers/" + i14,keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/signers/" + i14, "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/signers", "array")); errors++;
}
}
if(data.engines !== undefined && func0.call(data, "engines")){
let data55 = data.engines;
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
for(const key8 of Object.keys(data55)){
const _errs112 = errors;
if(!((((((((key8 === "default") || (key8 === "supervisor")) || (key8 === "explorer")) || (key8 === "questioner")) || (key8 === "testwriter")) || (key8 === "developer")) || (key8 === "reviewer")) || (key8 === "strong"))){
(vErrors ??= []).push({instancePath:instancePath+"/engines",keyword:"enum",params:{allowedValues: schema117.properties.engines.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key8}); errors++;
}
var valid38 = _errs112 === errors;
if(!valid38){
(vErrors ??= []).push({instancePath:instancePath+"/engines",keyword:"propertyNames",params:{propertyName: key8},message:"property name must be valid"}); errors++;
}
}
for(const key9 of Object.keys(data55)){
if(!(validate375(data55[key9], {instancePath:instancePath+"/engines/" + key9.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/engines", "object")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate376.errors = vErrors;
return errors === 0;
}

export const validateClosureSheet = validate391;

function validate387(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "summary")) || (key0 === "discoveries"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("accept" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "accept"},message:"must be equal to constant"}); errors++;
}
}
if(data.summary !== undefined && func0.call(data, "summary")){
if(typeof data.summary !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/summary", "string")); errors++;
}
}
if(data.discoveries !== undefined && func0.call(data, "discoveries")){
let data2 = data.discoveries;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate125(data2[i0], {instancePath:instancePath+"/discoveries/" + i0}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/discoveries", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate387.errors = vErrors;
return errors === 0;
}


function validate389(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.reason === undefined) || (!(func0.call(data, "reason")))){
(vErrors ??= []).push(missing(instancePath, "reason")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "kind") || (key0 === "reason")) || (key0 === "summary")) || (key0 === "discoveries"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("reopen" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "reopen"},message:"must be equal to constant"}); errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
let data1 = data.reason;
if(typeof data1 === "string"){
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/reason", "string")); errors++;
}
}
if(data.summary !== undefined && func0.call(data, "summary")){
if(typeof data.summary !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/summary", "string")); errors++;
}
}
if(data.discoveries !== undefined && func0.call(data, "discoveries")){
let data3 = data.discoveries;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate125(data3[i0], {instancePath:instancePath+"/discoveries/" + i0}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/discoveries", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate389.errors = vErrors;
return errors === 0;
}


function validate391(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "accept"){
if(!(validate387(data, {instancePath}))){
vErrors = vErrors === null ? validate387.errors : vErrors.concat(validate387.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "reopen"){
if(!(validate389(data, {instancePath}))){
vErrors = vErrors === null ? validate389.errors : vErrors.concat(validate389.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate391.errors = vErrors;
return errors === 0;
}

export const validateCodeSheet = validate407;

function validate394(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "summary")) || (key0 === "discoveries"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("done" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "done"},message:"must be equal to constant"}); errors++;
}
}
if(data.summary !== undefined && func0.call(data, "summary")){
if(typeof data.summary !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/summary", "string")); errors++;
}
}
if(data.discoveries !== undefined && func0.call(data, "discoveries")){
let data2 = data.discoveries;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate125(data2[i0], {instancePath:instancePath+"/discoveries/" + i0}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/discoveries", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate394.errors = vErrors;
return errors === 0;
}


function validate397(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.file === undefined) || (!(func0.call(data, "file")))){
(vErrors ??= []).push(missing(instancePath, "file")); errors++;
}
if((data.test === undefined) || (!(func0.call(data, "test")))){
(vErrors ??= []).push(missing(instancePath, "test")); errors++;
}
if((data.evidence === undefined) || (!(func0.call(data, "evidence")))){
(vErrors ??= []).push(missing(instancePath, "evidence")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "file") || (key0 === "test")) || (key0 === "evidence"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(validate62(data.file, {instancePath:instancePath+"/file"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.test !== undefined && func0.call(data, "test")){
let data1 = data.test;
if(typeof data1 === "string"){
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/test",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/test", "string")); errors++;
}
}
if(data.evidence !== undefined && func0.call(data, "evidence")){
let data2 = data.evidence;
if(typeof data2 === "string"){
if(func64(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/evidence",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/evidence", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate397.errors = vErrors;
return errors === 0;
}


function validate396(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.defects === undefined) || (!(func0.call(data, "defects")))){
(vErrors ??= []).push(missing(instancePath, "defects")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "kind") || (key0 === "defects")) || (key0 === "summary")) || (key0 === "discoveries"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("test-defect" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "test-defect"},message:"must be equal to constant"}); errors++;
}
}
if(data.defects !== undefined && func0.call(data, "defects")){
let data1 = data.defects;
if(Array.isArray(data1)){
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/defects",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}); errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate397(data1[i0], {instancePath:instancePath+"/defects/" + i0}))){
vErrors = vErrors === null ? validate397.errors : vErrors.concat(validate397.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/defects", "array")); errors++;
}
}
if(data.summary !== undefined && func0.call(data, "summary")){
if(typeof data.summary !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/summary", "string")); errors++;
}
}
if(data.discoveries !== undefined && func0.call(data, "discoveries")){
let data4 = data.discoveries;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate125(data4[i1], {instancePath:instancePath+"/discoveries/" + i1}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/discoveries", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate396.errors = vErrors;
return errors === 0;
}


function validate402(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.what === undefined) || (!(func0.call(data, "what")))){
(vErrors ??= []).push(missing(instancePath, "what")); errors++;
}
if((data.evidence === undefined) || (!(func0.call(data, "evidence")))){
(vErrors ??= []).push(missing(instancePath, "evidence")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "what") || (key0 === "evidence"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.what !== undefined && func0.call(data, "what")){
let data0 = data.what;
if(typeof data0 === "string"){
if(func64(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/what",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/what", "string")); errors++;
}
}
if(data.evidence !== undefined && func0.call(data, "evidence")){
let data1 = data.evidence;
if(typeof data1 === "string"){
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/evidence",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/evidence", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate402.errors = vErrors;
return errors === 0;
}


function validate401(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.defects === undefined) || (!(func0.call(data, "defects")))){
(vErrors ??= []).push(missing(instancePath, "defects")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "kind") || (key0 === "defects")) || (key0 === "summary")) || (key0 === "discoveries"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("plan-defect" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "plan-defect"},message:"must be equal to constant"}); errors++;
}
}
if(data.defects !== undefined && func0.call(data, "defects")){
let data1 = data.defects;
if(Array.isArray(data1)){
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/defects",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}); errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate402(data1[i0], {instancePath:instancePath+"/defects/" + i0}))){
vErrors = vErrors === null ? validate402.errors : vErrors.concat(validate402.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/defects", "array")); errors++;
}
}
if(data.summary !== undefined && func0.call(data, "summary")){
if(typeof data.summary !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/summary", "string")); errors++;
}
}
if(data.discoveries !== undefined && func0.call(data, "discoveries")){
let data4 = data.discoveries;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate125(data4[i1], {instancePath:instancePath+"/discoveries/" + i1}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/discoveries", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate401.errors = vErrors;
return errors === 0;
}

const schema126 = {"type":"object","additionalProperties":false,"required":["kind","cause","evidence"],"properties":{"kind":{"type":"string","const":"blocked"},"cause":{"type":"string","enum":["gate","tests","environment","unclear"]},"evidence":{"type":"string","minLength":1},"summary":{"type":"string"},"discoveries":{"type":"array","items":{"$ref":"common.schema.json--discovery"}}},"$id":"code-sheet.schema.json--blocked"};

function validate405(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.cause === undefined) || (!(func0.call(data, "cause")))){
(vErrors ??= []).push(missing(instancePath, "cause")); errors++;
}
if((data.evidence === undefined) || (!(func0.call(data, "evidence")))){
(vErrors ??= []).push(missing(instancePath, "evidence")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "kind") || (key0 === "cause")) || (key0 === "evidence")) || (key0 === "summary")) || (key0 === "discoveries"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("blocked" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "blocked"},message:"must be equal to constant"}); errors++;
}
}
if(data.cause !== undefined && func0.call(data, "cause")){
let data1 = data.cause;
if(typeof data1 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/cause", "string")); errors++;
}
if(!((((data1 === "gate") || (data1 === "tests")) || (data1 === "environment")) || (data1 === "unclear"))){
(vErrors ??= []).push({instancePath:instancePath+"/cause",keyword:"enum",params:{allowedValues: schema126.properties.cause.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.evidence !== undefined && func0.call(data, "evidence")){
let data2 = data.evidence;
if(typeof data2 === "string"){
if(func64(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/evidence",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/evidence", "string")); errors++;
}
}
if(data.summary !== undefined && func0.call(data, "summary")){
if(typeof data.summary !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/summary", "string")); errors++;
}
}
if(data.discoveries !== undefined && func0.call(data, "discoveries")){
let data4 = data.discoveries;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate125(data4[i0], {instancePath:instancePath+"/discoveries/" + i0}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/discoveries", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate405.errors = vErrors;
return errors === 0;
}


function validate407(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "done"){
if(!(validate394(data, {instancePath}))){
vErrors = vErrors === null ? validate394.errors : vErrors.concat(validate394.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "test-defect"){
if(!(validate396(data, {instancePath}))){
vErrors = vErrors === null ? validate396.errors : vErrors.concat(validate396.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "plan-defect"){
if(!(validate401(data, {instancePath}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "blocked"){
if(!(validate405(data, {instancePath}))){
vErrors = vErrors === null ? validate405.errors : vErrors.concat(validate405.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate407.errors = vErrors;
return errors === 0;
}

export const validateCommon = validate416;

function validate416(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate416.errors = vErrors;
return errors === 0;
}

export const validateCompleteReply = validate417;
const schema133 = {"$id":"complete-reply.schema.json","type":"object","additionalProperties":false,"required":["text","toolCalls","stop","usage","model"],"properties":{"text":{"type":"string"},"toolCalls":{"type":"array","items":{"$ref":"complete-request.schema.json--toolCall"}},"stop":{"type":"string","enum":["end","tool-calls","length","refusal"]},"usage":{"$ref":"common.schema.json--usage"},"model":{"type":"string","minLength":1}}};

function validate418(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
(vErrors ??= []).push(missing(instancePath, "id")); errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
(vErrors ??= []).push(missing(instancePath, "name")); errors++;
}
if((data.input === undefined) || (!(func0.call(data, "input")))){
(vErrors ??= []).push(missing(instancePath, "input")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "id") || (key0 === "name")) || (key0 === "input"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(func64(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/id", "string")); errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data1 = data.name;
if(typeof data1 === "string"){
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/name", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate418.errors = vErrors;
return errors === 0;
}


function validate415(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.inputTokens === undefined) || (!(func0.call(data, "inputTokens")))){
(vErrors ??= []).push(missing(instancePath, "inputTokens")); errors++;
}
if((data.outputTokens === undefined) || (!(func0.call(data, "outputTokens")))){
(vErrors ??= []).push(missing(instancePath, "outputTokens")); errors++;
}
if((data.cacheReadTokens === undefined) || (!(func0.call(data, "cacheReadTokens")))){
(vErrors ??= []).push(missing(instancePath, "cacheReadTokens")); errors++;
}
if((data.cacheWriteTokens === undefined) || (!(func0.call(data, "cacheWriteTokens")))){
(vErrors ??= []).push(missing(instancePath, "cacheWriteTokens")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "inputTokens") || (key0 === "outputTokens")) || (key0 === "cacheReadTokens")) || (key0 === "cacheWriteTokens"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.inputTokens !== undefined && func0.call(data, "inputTokens")){
let data0 = data.inputTokens;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push(wrongType(instancePath+"/inputTokens", "integer")); errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/inputTokens",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.outputTokens !== undefined && func0.call(data, "outputTokens")){
let data1 = data.outputTokens;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push(wrongType(instancePath+"/outputTokens", "integer")); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/outputTokens",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.cacheReadTokens !== undefined && func0.call(data, "cacheReadTokens")){
let data2 = data.cacheReadTokens;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push(wrongType(instancePath+"/cacheReadTokens", "integer")); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/cacheReadTokens",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.cacheWriteTokens !== undefined && func0.call(data, "cacheWriteTokens")){
let data3 = data.cacheWriteTokens;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push(wrongType(instancePath+"/cacheWriteTokens", "integer")); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/cacheWriteTokens",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate415.errors = vErrors;
return errors === 0;
}


function validate417(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.text === undefined) || (!(func0.call(data, "text")))){
(vErrors ??= []).push(missing(instancePath, "text")); errors++;
}
if((data.toolCalls === undefined) || (!(func0.call(data, "toolCalls")))){
(vErrors ??= []).push(missing(instancePath, "toolCalls")); errors++;
}
if((data.stop === undefined) || (!(func0.call(data, "stop")))){
(vErrors ??= []).push(missing(instancePath, "stop")); errors++;
}
if((data.usage === undefined) || (!(func0.call(data, "usage")))){
(vErrors ??= []).push(missing(instancePath, "usage")); errors++;
}
if((data.model === undefined) || (!(func0.call(data, "model")))){
(vErrors ??= []).push(missing(instancePath, "model")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "text") || (key0 === "toolCalls")) || (key0 === "stop")) || (key0 === "usage")) || (key0 === "model"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.text !== undefined && func0.call(data, "text")){
if(typeof data.text !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/text", "string")); errors++;
}
}
if(data.toolCalls !== undefined && func0.call(data, "toolCalls")){
let data1 = data.toolCalls;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate418(data1[i0], {instancePath:instancePath+"/toolCalls/" + i0}))){
vErrors = vErrors === null ? validate418.errors : vErrors.concat(validate418.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/toolCalls", "array")); errors++;
}
}
if(data.stop !== undefined && func0.call(data, "stop")){
let data3 = data.stop;
if(typeof data3 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/stop", "string")); errors++;
}
if(!((((data3 === "end") || (data3 === "tool-calls")) || (data3 === "length")) || (data3 === "refusal"))){
(vErrors ??= []).push({instancePath:instancePath+"/stop",keyword:"enum",params:{allowedValues: schema133.properties.stop.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.usage !== undefined && func0.call(data, "usage")){
if(!(validate415(data.usage, {instancePath:instancePath+"/usage"}))){
vErrors = vErrors === null ? validate415.errors : vErrors.concat(validate415.errors);
errors = vErrors.length;
}
}
if(data.model !== undefined && func0.call(data, "model")){
let data5 = data.model;
if(typeof data5 === "string"){
if(func64(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/model",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/model", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate417.errors = vErrors;
return errors === 0;
}

export const validateCompleteRequest = validate430;
const schema140 = {"$id":"complete-request.schema.json","type":"object","additionalProperties":false,"required":["callId","purpose","tier","system","messages","tools","maxOutputTokens"],"properties":{"callId":{"type":"string","minLength":1,"pattern":"^T-[1-9][0-9]{0,8}/[A-Za-z0-9.-]+#[1-9][0-9]*$"},"purpose":{"type":"string","enum":["sheet","body","skeleton","diagnose","text"]},"tier":{"type":"string","enum":["default","strong"]},"system":{"type":"string"},"messages":{"type":"array","items":{"$ref":"complete-request.schema.json--message"},"minItems":1},"tools":{"type":"array","items":{"$ref":"complete-request.schema.json--tool"}},"maxOutputTokens":{"type":"integer","minimum":1}}};
const pattern19 = new RegExp("^T-[1-9][0-9]{0,8}/[A-Za-z0-9.-]+#[1-9][0-9]*$", "u");

function validate422(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.role === undefined) || (!(func0.call(data, "role")))){
(vErrors ??= []).push(missing(instancePath, "role")); errors++;
}
if((data.text === undefined) || (!(func0.call(data, "text")))){
(vErrors ??= []).push(missing(instancePath, "text")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "role") || (key0 === "text"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.role !== undefined && func0.call(data, "role")){
let data0 = data.role;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/role", "string")); errors++;
}
if("user" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"const",params:{allowedValue: "user"},message:"must be equal to constant"}); errors++;
}
}
if(data.text !== undefined && func0.call(data, "text")){
if(typeof data.text !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/text", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate422.errors = vErrors;
return errors === 0;
}


function validate423(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.role === undefined) || (!(func0.call(data, "role")))){
(vErrors ??= []).push(missing(instancePath, "role")); errors++;
}
if((data.text === undefined) || (!(func0.call(data, "text")))){
(vErrors ??= []).push(missing(instancePath, "text")); errors++;
}
if((data.toolCalls === undefined) || (!(func0.call(data, "toolCalls")))){
(vErrors ??= []).push(missing(instancePath, "toolCalls")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "role") || (key0 === "text")) || (key0 === "toolCalls"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.role !== undefined && func0.call(data, "role")){
let data0 = data.role;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/role", "string")); errors++;
}
if("assistant" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"const",params:{allowedValue: "assistant"},message:"must be equal to constant"}); errors++;
}
}
if(data.text !== undefined && func0.call(data, "text")){
if(typeof data.text !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/text", "string")); errors++;
}
}
if(data.toolCalls !== undefined && func0.call(data, "toolCalls")){
let data2 = data.toolCalls;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate418(data2[i0], {instancePath:instancePath+"/toolCalls/" + i0}))){
vErrors = vErrors === null ? validate418.errors : vErrors.concat(validate418.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/toolCalls", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate423.errors = vErrors;
return errors === 0;
}


function validate425(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.role === undefined) || (!(func0.call(data, "role")))){
(vErrors ??= []).push(missing(instancePath, "role")); errors++;
}
if((data.callId === undefined) || (!(func0.call(data, "callId")))){
(vErrors ??= []).push(missing(instancePath, "callId")); errors++;
}
if((data.text === undefined) || (!(func0.call(data, "text")))){
(vErrors ??= []).push(missing(instancePath, "text")); errors++;
}
if((data.isError === undefined) || (!(func0.call(data, "isError")))){
(vErrors ??= []).push(missing(instancePath, "isError")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "role") || (key0 === "callId")) || (key0 === "text")) || (key0 === "isError"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.role !== undefined && func0.call(data, "role")){
let data0 = data.role;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/role", "string")); errors++;
}
if("tool" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"const",params:{allowedValue: "tool"},message:"must be equal to constant"}); errors++;
}
}
if(data.callId !== undefined && func0.call(data, "callId")){
let data1 = data.callId;
if(typeof data1 === "string"){
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/callId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/callId", "string")); errors++;
}
}
if(data.text !== undefined && func0.call(data, "text")){
if(typeof data.text !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/text", "string")); errors++;
}
}
if(data.isError !== undefined && func0.call(data, "isError")){
if(typeof data.isError !== "boolean"){
(vErrors ??= []).push(wrongType(instancePath+"/isError", "boolean")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate425.errors = vErrors;
return errors === 0;
}


function validate421(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.role === undefined) || (!(func0.call(data, "role")))){
(vErrors ??= []).push(missing(instancePath, "role")); errors++;
}
const tag0 = data.role;
if(typeof tag0 == "string"){
if(tag0 === "user"){
if(!(validate422(data, {instancePath}))){
vErrors = vErrors === null ? validate422.errors : vErrors.concat(validate422.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "assistant"){
if(!(validate423(data, {instancePath}))){
vErrors = vErrors === null ? validate423.errors : vErrors.concat(validate423.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "tool"){
if(!(validate425(data, {instancePath}))){
vErrors = vErrors === null ? validate425.errors : vErrors.concat(validate425.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "role", tagValue: tag0},message:"value of tag \"role\" must be in oneOf"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "role", tagValue: tag0},message:"tag \"role\" must be string"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate421.errors = vErrors;
return errors === 0;
}

const pattern18 = new RegExp("^[a-z][a-z_]{0,63}$", "u");

function validate429(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
(vErrors ??= []).push(missing(instancePath, "name")); errors++;
}
if((data.description === undefined) || (!(func0.call(data, "description")))){
(vErrors ??= []).push(missing(instancePath, "description")); errors++;
}
if((data.inputSchema === undefined) || (!(func0.call(data, "inputSchema")))){
(vErrors ??= []).push(missing(instancePath, "inputSchema")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "name") || (key0 === "description")) || (key0 === "inputSchema"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data0 = data.name;
if(typeof data0 === "string"){
if(func64(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern18.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "^[a-z][a-z_]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z_]{0,63}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/name", "string")); errors++;
}
}
if(data.description !== undefined && func0.call(data, "description")){
let data1 = data.description;
if(typeof data1 === "string"){
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/description", "string")); errors++;
}
}
if(data.inputSchema !== undefined && func0.call(data, "inputSchema")){
let data2 = data.inputSchema;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/inputSchema", "object")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate429.errors = vErrors;
return errors === 0;
}


function validate430(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.callId === undefined) || (!(func0.call(data, "callId")))){
(vErrors ??= []).push(missing(instancePath, "callId")); errors++;
}
if((data.purpose === undefined) || (!(func0.call(data, "purpose")))){
(vErrors ??= []).push(missing(instancePath, "purpose")); errors++;
}
if((data.tier === undefined) || (!(func0.call(data, "tier")))){
(vErrors ??= []).push(missing(instancePath, "tier")); errors++;
}
if((data.system === undefined) || (!(func0.call(data, "system")))){
(vErrors ??= []).push(missing(instancePath, "system")); errors++;
}
if((data.messages === undefined) || (!(func0.call(data, "messages")))){
(vErrors ??= []).push(missing(instancePath, "messages")); errors++;
}
if((data.tools === undefined) || (!(func0.call(data, "tools")))){
(vErrors ??= []).push(missing(instancePath, "tools")); errors++;
}
if((data.maxOutputTokens === undefined) || (!(func0.call(data, "maxOutputTokens")))){
(vErrors ??= []).push(missing(instancePath, "maxOutputTokens")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "callId") || (key0 === "purpose")) || (key0 === "tier")) || (key0 === "system")) || (key0 === "messages")) || (key0 === "tools")) || (key0 === "maxOutputTokens"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.callId !== undefined && func0.call(data, "callId")){
let data0 = data.callId;
if(typeof data0 === "string"){
if(func64(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/callId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern19.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/callId",keyword:"pattern",params:{pattern: "^T-[1-9][0-9]{0,8}/[A-Za-z0-9.-]+#[1-9][0-9]*$"},message:"must match pattern \""+"^T-[1-9][0-9]{0,8}/[A-Za-z0-9.-]+#[1-9][0-9]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/callId", "string")); errors++;
}
}
if(data.purpose !== undefined && func0.call(data, "purpose")){
let data1 = data.purpose;
if(typeof data1 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/purpose", "string")); errors++;
}
if(!(((((data1 === "sheet") || (data1 === "body")) || (data1 === "skeleton")) || (data1 === "diagnose")) || (data1 === "text"))){
(vErrors ??= []).push({instancePath:instancePath+"/purpose",keyword:"enum",params:{allowedValues: schema140.properties.purpose.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.tier !== undefined && func0.call(data, "tier")){
let data2 = data.tier;
if(typeof data2 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/tier", "string")); errors++;
}
if(!((data2 === "default") || (data2 === "strong"))){
(vErrors ??= []).push({instancePath:instancePath+"/tier",keyword:"enum",params:{allowedValues: schema140.properties.tier.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.system !== undefined && func0.call(data, "system")){
if(typeof data.system !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/system", "string")); errors++;
}
}
if(data.messages !== undefined && func0.call(data, "messages")){
let data4 = data.messages;
if(Array.isArray(data4)){
if(data4.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/messages",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}); errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate421(data4[i0], {instancePath:instancePath+"/messages/" + i0}))){
vErrors = vErrors === null ? validate421.errors : vErrors.concat(validate421.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/messages", "array")); errors++;
}
}
if(data.tools !== undefined && func0.call(data, "tools")){
let data6 = data.tools;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!(validate429(data6[i1], {instancePath:instancePath+"/tools/" + i1}))){
vErrors = vErrors === null ? validate429.errors : vErrors.concat(validate429.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/tools", "array")); errors++;
}
}
if(data.maxOutputTokens !== undefined && func0.call(data, "maxOutputTokens")){
let data8 = data.maxOutputTokens;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
(vErrors ??= []).push(wrongType(instancePath+"/maxOutputTokens", "integer")); errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/maxOutputTokens",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate430.errors = vErrors;
return errors === 0;
}

export const validateDecision = validate157;

export const validateDeveloperBrief = validate292;

export const validateDsseEnvelope = validate433;
const pattern20 = new RegExp("^[A-Za-z0-9+/]+={0,2}$", "u");

function validate433(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.payloadType === undefined) || (!(func0.call(data, "payloadType")))){
(vErrors ??= []).push(missing(instancePath, "payloadType")); errors++;
}
if((data.payload === undefined) || (!(func0.call(data, "payload")))){
(vErrors ??= []).push(missing(instancePath, "payload")); errors++;
}
if((data.signatures === undefined) || (!(func0.call(data, "signatures")))){
(vErrors ??= []).push(missing(instancePath, "signatures")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "payloadType") || (key0 === "payload")) || (key0 === "signatures"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.payloadType !== undefined && func0.call(data, "payloadType")){
let data0 = data.payloadType;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/payloadType", "string")); errors++;
}
if("application/vnd.in-toto+json" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/payloadType",keyword:"const",params:{allowedValue: "application/vnd.in-toto+json"},message:"must be equal to constant"}); errors++;
}
}
if(data.payload !== undefined && func0.call(data, "payload")){
let data1 = data.payload;
if(typeof data1 === "string"){
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/payload",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern20.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/payload",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]+={0,2}$"},message:"must match pattern \""+"^[A-Za-z0-9+/]+={0,2}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/payload", "string")); errors++;
}
}
if(data.signatures !== undefined && func0.call(data, "signatures")){
let data2 = data.signatures;
if(Array.isArray(data2)){
if(data2.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/signatures",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}); errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if((data3.keyid === undefined) || (!(func0.call(data3, "keyid")))){
(vErrors ??= []).push(missing(instancePath+"/signatures/" + i0, "keyid")); errors++;
}
if((data3.sig === undefined) || (!(func0.call(data3, "sig")))){
(vErrors ??= []).push(missing(instancePath+"/signatures/" + i0, "sig")); errors++;
}
for(const key1 of Object.keys(data3)){
if(!((key1 === "keyid") || (key1 === "sig"))){
(vErrors ??= []).push({instancePath:instancePath+"/signatures/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}); errors++;
}
}
if(data3.keyid !== undefined && func0.call(data3, "keyid")){
let data4 = data3.keyid;
if(typeof data4 === "string"){
if(!pattern15.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/signatures/" + i0+"/keyid",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/signatures/" + i0+"/keyid", "string")); errors++;
}
}
if(data3.sig !== undefined && func0.call(data3, "sig")){
let data5 = data3.sig;
if(typeof data5 === "string"){
if(func64(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/signatures/" + i0+"/sig",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern20.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/signatures/" + i0+"/sig",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]+={0,2}$"},message:"must match pattern \""+"^[A-Za-z0-9+/]+={0,2}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/signatures/" + i0+"/sig", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/signatures/" + i0, "object")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/signatures", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate433.errors = vErrors;
return errors === 0;
}

export const validateEffect = validate477;
const schema142 = {"type":"object","additionalProperties":false,"required":["kind","key","role","brief","session","step","round","try","feedback"],"properties":{"kind":{"type":"string","const":"start-session"},"key":{"$ref":"common.schema.json--effectKey"},"role":{"$ref":"common.schema.json--roleName"},"brief":{"type":"string","enum":["plan","answer","triage","challenge","tests","code","review","decision","closure"]},"session":{"$ref":"common.schema.json--sessionId"},"step":{"$ref":"common.schema.json--stepSlug"},"round":{"type":"integer","minimum":1},"try":{"type":"integer","minimum":1},"feedback":{"type":"array","items":{"$ref":"common.schema.json--feedback"}},"part":{"type":"integer","minimum":1},"question":{"$ref":"common.schema.json--questionId"}},"$id":"effect.schema.json--startSession"};
const pattern16 = new RegExp("^T-[1-9][0-9]{0,8}/[A-Za-z0-9./-]+$", "u");

function validate412(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func64(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern16.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^T-[1-9][0-9]{0,8}/[A-Za-z0-9./-]+$"},message:"must match pattern \""+"^T-[1-9][0-9]{0,8}/[A-Za-z0-9./-]+$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "string")); errors++;
}
validate412.errors = vErrors;
return errors === 0;
}

const schema130 = {"type":"string","enum":["supervisor","explorer","questioner","testwriter","developer","reviewer"],"$id":"common.schema.json--roleName"};

function validate414(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(wrongType(instancePath, "string")); errors++;
}
if(!((((((data === "supervisor") || (data === "explorer")) || (data === "questioner")) || (data === "testwriter")) || (data === "developer")) || (data === "reviewer"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema130.enum},message:"must be equal to one of the allowed values"}); errors++;
}
validate414.errors = vErrors;
return errors === 0;
}


function validate434(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.key === undefined) || (!(func0.call(data, "key")))){
(vErrors ??= []).push(missing(instancePath, "key")); errors++;
}
if((data.role === undefined) || (!(func0.call(data, "role")))){
(vErrors ??= []).push(missing(instancePath, "role")); errors++;
}
if((data.brief === undefined) || (!(func0.call(data, "brief")))){
(vErrors ??= []).push(missing(instancePath, "brief")); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
(vErrors ??= []).push(missing(instancePath, "session")); errors++;
}
if((data.step === undefined) || (!(func0.call(data, "step")))){
(vErrors ??= []).push(missing(instancePath, "step")); errors++;
}
if((data.round === undefined) || (!(func0.call(data, "round")))){
(vErrors ??= []).push(missing(instancePath, "round")); errors++;
}
if((data.try === undefined) || (!(func0.call(data, "try")))){
(vErrors ??= []).push(missing(instancePath, "try")); errors++;
}
if((data.feedback === undefined) || (!(func0.call(data, "feedback")))){
(vErrors ??= []).push(missing(instancePath, "feedback")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema142.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("start-session" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "start-session"},message:"must be equal to constant"}); errors++;
}
}
if(data.key !== undefined && func0.call(data, "key")){
if(!(validate412(data.key, {instancePath:instancePath+"/key"}))){
vErrors = vErrors === null ? validate412.errors : vErrors.concat(validate412.errors);
errors = vErrors.length;
}
}
if(data.role !== undefined && func0.call(data, "role")){
if(!(validate414(data.role, {instancePath:instancePath+"/role"}))){
vErrors = vErrors === null ? validate414.errors : vErrors.concat(validate414.errors);
errors = vErrors.length;
}
}
if(data.brief !== undefined && func0.call(data, "brief")){
let data3 = data.brief;
if(typeof data3 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/brief", "string")); errors++;
}
if(!(((((((((data3 === "plan") || (data3 === "answer")) || (data3 === "triage")) || (data3 === "challenge")) || (data3 === "tests")) || (data3 === "code")) || (data3 === "review")) || (data3 === "decision")) || (data3 === "closure"))){
(vErrors ??= []).push({instancePath:instancePath+"/brief",keyword:"enum",params:{allowedValues: schema142.properties.brief.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session"}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.step !== undefined && func0.call(data, "step")){
if(!(validate154(data.step, {instancePath:instancePath+"/step"}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
}
if(data.round !== undefined && func0.call(data, "round")){
let data6 = data.round;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
(vErrors ??= []).push(wrongType(instancePath+"/round", "integer")); errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/round",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.try !== undefined && func0.call(data, "try")){
let data7 = data.try;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
(vErrors ??= []).push(wrongType(instancePath+"/try", "integer")); errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/try",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.feedback !== undefined && func0.call(data, "feedback")){
let data8 = data.feedback;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate145(data8[i0], {instancePath:instancePath+"/feedback/" + i0}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/feedback", "array")); errors++;
}
}
if(data.part !== undefined && func0.call(data, "part")){
let data10 = data.part;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
(vErrors ??= []).push(wrongType(instancePath+"/part", "integer")); errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/part",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.question !== undefined && func0.call(data, "question")){
if(!(validate151(data.question, {instancePath:instancePath+"/question"}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate434.errors = vErrors;
return errors === 0;
}


function validate441(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.key === undefined) || (!(func0.call(data, "key")))){
(vErrors ??= []).push(missing(instancePath, "key")); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
(vErrors ??= []).push(missing(instancePath, "session")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "key")) || (key0 === "session"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("stop-session" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "stop-session"},message:"must be equal to constant"}); errors++;
}
}
if(data.key !== undefined && func0.call(data, "key")){
if(!(validate412(data.key, {instancePath:instancePath+"/key"}))){
vErrors = vErrors === null ? validate412.errors : vErrors.concat(validate412.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session"}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate441.errors = vErrors;
return errors === 0;
}


function validate444(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.key === undefined) || (!(func0.call(data, "key")))){
(vErrors ??= []).push(missing(instancePath, "key")); errors++;
}
if((data.plan === undefined) || (!(func0.call(data, "plan")))){
(vErrors ??= []).push(missing(instancePath, "plan")); errors++;
}
if((data.base === undefined) || (!(func0.call(data, "base")))){
(vErrors ??= []).push(missing(instancePath, "base")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "kind") || (key0 === "key")) || (key0 === "plan")) || (key0 === "base"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("lay-plan" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "lay-plan"},message:"must be equal to constant"}); errors++;
}
}
if(data.key !== undefined && func0.call(data, "key")){
if(!(validate412(data.key, {instancePath:instancePath+"/key"}))){
vErrors = vErrors === null ? validate412.errors : vErrors.concat(validate412.errors);
errors = vErrors.length;
}
}
if(data.plan !== undefined && func0.call(data, "plan")){
if(!(validate182(data.plan, {instancePath:instancePath+"/plan"}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
}
if(data.base !== undefined && func0.call(data, "base")){
if(!(validate128(data.base, {instancePath:instancePath+"/base"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate444.errors = vErrors;
return errors === 0;
}


function validate448(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.key === undefined) || (!(func0.call(data, "key")))){
(vErrors ??= []).push(missing(instancePath, "key")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "key"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("run-red" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "run-red"},message:"must be equal to constant"}); errors++;
}
}
if(data.key !== undefined && func0.call(data, "key")){
if(!(validate412(data.key, {instancePath:instancePath+"/key"}))){
vErrors = vErrors === null ? validate412.errors : vErrors.concat(validate412.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate448.errors = vErrors;
return errors === 0;
}


function validate450(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.key === undefined) || (!(func0.call(data, "key")))){
(vErrors ??= []).push(missing(instancePath, "key")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "key"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("run-checks" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "run-checks"},message:"must be equal to constant"}); errors++;
}
}
if(data.key !== undefined && func0.call(data, "key")){
if(!(validate412(data.key, {instancePath:instancePath+"/key"}))){
vErrors = vErrors === null ? validate412.errors : vErrors.concat(validate412.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate450.errors = vErrors;
return errors === 0;
}

const schema147 = {"type":"object","additionalProperties":false,"required":["kind","key","gesture"],"properties":{"kind":{"type":"string","const":"run-gesture"},"key":{"$ref":"common.schema.json--effectKey"},"gesture":{"type":"string","enum":["command","G1","G2","G3","G4","G5"]}},"$id":"effect.schema.json--runGesture"};

function validate452(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.key === undefined) || (!(func0.call(data, "key")))){
(vErrors ??= []).push(missing(instancePath, "key")); errors++;
}
if((data.gesture === undefined) || (!(func0.call(data, "gesture")))){
(vErrors ??= []).push(missing(instancePath, "gesture")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "key")) || (key0 === "gesture"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("run-gesture" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "run-gesture"},message:"must be equal to constant"}); errors++;
}
}
if(data.key !== undefined && func0.call(data, "key")){
if(!(validate412(data.key, {instancePath:instancePath+"/key"}))){
vErrors = vErrors === null ? validate412.errors : vErrors.concat(validate412.errors);
errors = vErrors.length;
}
}
if(data.gesture !== undefined && func0.call(data, "gesture")){
let data2 = data.gesture;
if(typeof data2 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/gesture", "string")); errors++;
}
if(!((((((data2 === "command") || (data2 === "G1")) || (data2 === "G2")) || (data2 === "G3")) || (data2 === "G4")) || (data2 === "G5"))){
(vErrors ??= []).push({instancePath:instancePath+"/gesture",keyword:"enum",params:{allowedValues: schema147.properties.gesture.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate452.errors = vErrors;
return errors === 0;
}


function validate454(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.key === undefined) || (!(func0.call(data, "key")))){
(vErrors ??= []).push(missing(instancePath, "key")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "key"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("list-elements" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "list-elements"},message:"must be equal to constant"}); errors++;
}
}
if(data.key !== undefined && func0.call(data, "key")){
if(!(validate412(data.key, {instancePath:instancePath+"/key"}))){
vErrors = vErrors === null ? validate412.errors : vErrors.concat(validate412.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate454.errors = vErrors;
return errors === 0;
}


function validate456(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.key === undefined) || (!(func0.call(data, "key")))){
(vErrors ??= []).push(missing(instancePath, "key")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "key"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("commit" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "commit"},message:"must be equal to constant"}); errors++;
}
}
if(data.key !== undefined && func0.call(data, "key")){
if(!(validate412(data.key, {instancePath:instancePath+"/key"}))){
vErrors = vErrors === null ? validate412.errors : vErrors.concat(validate412.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate456.errors = vErrors;
return errors === 0;
}


function validate458(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.key === undefined) || (!(func0.call(data, "key")))){
(vErrors ??= []).push(missing(instancePath, "key")); errors++;
}
if((data.commit === undefined) || (!(func0.call(data, "commit")))){
(vErrors ??= []).push(missing(instancePath, "commit")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "key")) || (key0 === "commit"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("enqueue" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "enqueue"},message:"must be equal to constant"}); errors++;
}
}
if(data.key !== undefined && func0.call(data, "key")){
if(!(validate412(data.key, {instancePath:instancePath+"/key"}))){
vErrors = vErrors === null ? validate412.errors : vErrors.concat(validate412.errors);
errors = vErrors.length;
}
}
if(data.commit !== undefined && func0.call(data, "commit")){
if(!(validate128(data.commit, {instancePath:instancePath+"/commit"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate458.errors = vErrors;
return errors === 0;
}


function validate461(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.key === undefined) || (!(func0.call(data, "key")))){
(vErrors ??= []).push(missing(instancePath, "key")); errors++;
}
if((data.question === undefined) || (!(func0.call(data, "question")))){
(vErrors ??= []).push(missing(instancePath, "question")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "key")) || (key0 === "question"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("ask" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "ask"},message:"must be equal to constant"}); errors++;
}
}
if(data.key !== undefined && func0.call(data, "key")){
if(!(validate412(data.key, {instancePath:instancePath+"/key"}))){
vErrors = vErrors === null ? validate412.errors : vErrors.concat(validate412.errors);
errors = vErrors.length;
}
}
if(data.question !== undefined && func0.call(data, "question")){
if(!(validate150(data.question, {instancePath:instancePath+"/question"}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate461.errors = vErrors;
return errors === 0;
}


function validate464(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.key === undefined) || (!(func0.call(data, "key")))){
(vErrors ??= []).push(missing(instancePath, "key")); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
(vErrors ??= []).push(missing(instancePath, "session")); errors++;
}
if((data.discovery === undefined) || (!(func0.call(data, "discovery")))){
(vErrors ??= []).push(missing(instancePath, "discovery")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "kind") || (key0 === "key")) || (key0 === "session")) || (key0 === "discovery"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("record-discovery" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "record-discovery"},message:"must be equal to constant"}); errors++;
}
}
if(data.key !== undefined && func0.call(data, "key")){
if(!(validate412(data.key, {instancePath:instancePath+"/key"}))){
vErrors = vErrors === null ? validate412.errors : vErrors.concat(validate412.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session"}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.discovery !== undefined && func0.call(data, "discovery")){
if(!(validate125(data.discovery, {instancePath:instancePath+"/discovery"}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate464.errors = vErrors;
return errors === 0;
}


function validate468(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.key === undefined) || (!(func0.call(data, "key")))){
(vErrors ??= []).push(missing(instancePath, "key")); errors++;
}
if((data.title === undefined) || (!(func0.call(data, "title")))){
(vErrors ??= []).push(missing(instancePath, "title")); errors++;
}
if((data.goal === undefined) || (!(func0.call(data, "goal")))){
(vErrors ??= []).push(missing(instancePath, "goal")); errors++;
}
if((data.reason === undefined) || (!(func0.call(data, "reason")))){
(vErrors ??= []).push(missing(instancePath, "reason")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "kind") || (key0 === "key")) || (key0 === "title")) || (key0 === "goal")) || (key0 === "reason"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("open-ticket" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "open-ticket"},message:"must be equal to constant"}); errors++;
}
}
if(data.key !== undefined && func0.call(data, "key")){
if(!(validate412(data.key, {instancePath:instancePath+"/key"}))){
vErrors = vErrors === null ? validate412.errors : vErrors.concat(validate412.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data2 = data.title;
if(typeof data2 === "string"){
if(func64(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/title", "string")); errors++;
}
}
if(data.goal !== undefined && func0.call(data, "goal")){
let data3 = data.goal;
if(typeof data3 === "string"){
if(func64(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/goal",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/goal", "string")); errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
let data4 = data.reason;
if(typeof data4 === "string"){
if(func64(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/reason", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate468.errors = vErrors;
return errors === 0;
}


function validate470(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.key === undefined) || (!(func0.call(data, "key")))){
(vErrors ??= []).push(missing(instancePath, "key")); errors++;
}
if((data.commit === undefined) || (!(func0.call(data, "commit")))){
(vErrors ??= []).push(missing(instancePath, "commit")); errors++;
}
if((data.tree === undefined) || (!(func0.call(data, "tree")))){
(vErrors ??= []).push(missing(instancePath, "tree")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "kind") || (key0 === "key")) || (key0 === "commit")) || (key0 === "tree"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("close" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "close"},message:"must be equal to constant"}); errors++;
}
}
if(data.key !== undefined && func0.call(data, "key")){
if(!(validate412(data.key, {instancePath:instancePath+"/key"}))){
vErrors = vErrors === null ? validate412.errors : vErrors.concat(validate412.errors);
errors = vErrors.length;
}
}
if(data.commit !== undefined && func0.call(data, "commit")){
if(!(validate128(data.commit, {instancePath:instancePath+"/commit"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.tree !== undefined && func0.call(data, "tree")){
if(!(validate128(data.tree, {instancePath:instancePath+"/tree"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate470.errors = vErrors;
return errors === 0;
}


function validate474(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.key === undefined) || (!(func0.call(data, "key")))){
(vErrors ??= []).push(missing(instancePath, "key")); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
(vErrors ??= []).push(missing(instancePath, "ticket")); errors++;
}
if((data.reason === undefined) || (!(func0.call(data, "reason")))){
(vErrors ??= []).push(missing(instancePath, "reason")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "kind") || (key0 === "key")) || (key0 === "ticket")) || (key0 === "reason"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("reopen" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "reopen"},message:"must be equal to constant"}); errors++;
}
}
if(data.key !== undefined && func0.call(data, "key")){
if(!(validate412(data.key, {instancePath:instancePath+"/key"}))){
vErrors = vErrors === null ? validate412.errors : vErrors.concat(validate412.errors);
errors = vErrors.length;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket"}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
let data3 = data.reason;
if(typeof data3 === "string"){
if(func64(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/reason", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate474.errors = vErrors;
return errors === 0;
}


function validate477(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "start-session"){
if(!(validate434(data, {instancePath}))){
vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "stop-session"){
if(!(validate441(data, {instancePath}))){
vErrors = vErrors === null ? validate441.errors : vErrors.concat(validate441.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "lay-plan"){
if(!(validate444(data, {instancePath}))){
vErrors = vErrors === null ? validate444.errors : vErrors.concat(validate444.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "run-red"){
if(!(validate448(data, {instancePath}))){
vErrors = vErrors === null ? validate448.errors : vErrors.concat(validate448.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "run-checks"){
if(!(validate450(data, {instancePath}))){
vErrors = vErrors === null ? validate450.errors : vErrors.concat(validate450.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "run-gesture"){
if(!(validate452(data, {instancePath}))){
vErrors = vErrors === null ? validate452.errors : vErrors.concat(validate452.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "list-elements"){
if(!(validate454(data, {instancePath}))){
vErrors = vErrors === null ? validate454.errors : vErrors.concat(validate454.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "commit"){
if(!(validate456(data, {instancePath}))){
vErrors = vErrors === null ? validate456.errors : vErrors.concat(validate456.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "enqueue"){
if(!(validate458(data, {instancePath}))){
vErrors = vErrors === null ? validate458.errors : vErrors.concat(validate458.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "ask"){
if(!(validate461(data, {instancePath}))){
vErrors = vErrors === null ? validate461.errors : vErrors.concat(validate461.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "record-discovery"){
if(!(validate464(data, {instancePath}))){
vErrors = vErrors === null ? validate464.errors : vErrors.concat(validate464.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "open-ticket"){
if(!(validate468(data, {instancePath}))){
vErrors = vErrors === null ? validate468.errors : vErrors.concat(validate468.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "close"){
if(!(validate470(data, {instancePath}))){
vErrors = vErrors === null ? validate470.errors : vErrors.concat(validate470.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "reopen"){
if(!(validate474(data, {instancePath}))){
vErrors = vErrors === null ? validate474.errors : vErrors.concat(validate474.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate477.errors = vErrors;
return errors === 0;
}

export const validateElementList = validate496;
const schema157 = {"type":"object","additionalProperties":false,"required":["id","file","symbol","change","origin","before","after"],"properties":{"id":{"type":"string","minLength":1,"pattern":"^lot\\.[1-9][0-9]*$"},"file":{"$ref":"common.schema.json--path"},"symbol":{"type":"string","minLength":1},"change":{"type":"string","enum":["added","changed","removed","moved","unchanged"]},"origin":{"type":"string","enum":["planned","test","support","import","unplanned-private","reference","dependency"]},"before":{"type":"string"},"after":{"type":"string"},"planned":{"$ref":"common.schema.json--localId"},"proof":{"type":"string","minLength":1},"criteria":{"type":"array","items":{"$ref":"common.schema.json--localId"}}},"$id":"element-list.schema.json--listed"};

function validate492(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
(vErrors ??= []).push(missing(instancePath, "id")); errors++;
}
if((data.file === undefined) || (!(func0.call(data, "file")))){
(vErrors ??= []).push(missing(instancePath, "file")); errors++;
}
if((data.symbol === undefined) || (!(func0.call(data, "symbol")))){
(vErrors ??= []).push(missing(instancePath, "symbol")); errors++;
}
if((data.change === undefined) || (!(func0.call(data, "change")))){
(vErrors ??= []).push(missing(instancePath, "change")); errors++;
}
if((data.origin === undefined) || (!(func0.call(data, "origin")))){
(vErrors ??= []).push(missing(instancePath, "origin")); errors++;
}
if((data.before === undefined) || (!(func0.call(data, "before")))){
(vErrors ??= []).push(missing(instancePath, "before")); errors++;
}
if((data.after === undefined) || (!(func0.call(data, "after")))){
(vErrors ??= []).push(missing(instancePath, "after")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema157.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(func64(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern10.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{pattern: "^lot\\.[1-9][0-9]*$"},message:"must match pattern \""+"^lot\\.[1-9][0-9]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/id", "string")); errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(validate62(data.file, {instancePath:instancePath+"/file"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.symbol !== undefined && func0.call(data, "symbol")){
let data2 = data.symbol;
if(typeof data2 === "string"){
if(func64(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/symbol",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/symbol", "string")); errors++;
}
}
if(data.change !== undefined && func0.call(data, "change")){
let data3 = data.change;
if(typeof data3 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/change", "string")); errors++;
}
if(!(((((data3 === "added") || (data3 === "changed")) || (data3 === "removed")) || (data3 === "moved")) || (data3 === "unchanged"))){
(vErrors ??= []).push({instancePath:instancePath+"/change",keyword:"enum",params:{allowedValues: schema157.properties.change.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.origin !== undefined && func0.call(data, "origin")){
let data4 = data.origin;
if(typeof data4 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/origin", "string")); errors++;
}
if(!(((((((data4 === "planned") || (data4 === "test")) || (data4 === "support")) || (data4 === "import")) || (data4 === "unplanned-private")) || (data4 === "reference")) || (data4 === "dependency"))){
(vErrors ??= []).push({instancePath:instancePath+"/origin",keyword:"enum",params:{allowedValues: schema157.properties.origin.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.before !== undefined && func0.call(data, "before")){
if(typeof data.before !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/before", "string")); errors++;
}
}
if(data.after !== undefined && func0.call(data, "after")){
if(typeof data.after !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/after", "string")); errors++;
}
}
if(data.planned !== undefined && func0.call(data, "planned")){
if(!(validate53(data.planned, {instancePath:instancePath+"/planned"}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.proof !== undefined && func0.call(data, "proof")){
let data8 = data.proof;
if(typeof data8 === "string"){
if(func64(data8) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/proof",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/proof", "string")); errors++;
}
}
if(data.criteria !== undefined && func0.call(data, "criteria")){
let data9 = data.criteria;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(validate53(data9[i0], {instancePath:instancePath+"/criteria/" + i0}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/criteria", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate492.errors = vErrors;
return errors === 0;
}


function validate496(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.base === undefined) || (!(func0.call(data, "base")))){
(vErrors ??= []).push(missing(instancePath, "base")); errors++;
}
if((data.tree === undefined) || (!(func0.call(data, "tree")))){
(vErrors ??= []).push(missing(instancePath, "tree")); errors++;
}
if((data.elements === undefined) || (!(func0.call(data, "elements")))){
(vErrors ??= []).push(missing(instancePath, "elements")); errors++;
}
if((data.faults === undefined) || (!(func0.call(data, "faults")))){
(vErrors ??= []).push(missing(instancePath, "faults")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "base") || (key0 === "tree")) || (key0 === "elements")) || (key0 === "faults"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.base !== undefined && func0.call(data, "base")){
if(!(validate128(data.base, {instancePath:instancePath+"/base"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.tree !== undefined && func0.call(data, "tree")){
if(!(validate128(data.tree, {instancePath:instancePath+"/tree"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.elements !== undefined && func0.call(data, "elements")){
let data2 = data.elements;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate492(data2[i0], {instancePath:instancePath+"/elements/" + i0}))){
vErrors = vErrors === null ? validate492.errors : vErrors.concat(validate492.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/elements", "array")); errors++;
}
}
if(data.faults !== undefined && func0.call(data, "faults")){
let data4 = data.faults;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate345(data4[i1], {instancePath:instancePath+"/faults/" + i1}))){
vErrors = vErrors === null ? validate345.errors : vErrors.concat(validate345.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/faults", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate496.errors = vErrors;
return errors === 0;
}

export const validateEvent = validate734;

function validate504(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "kind")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("owner" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "owner"},message:"must be equal to constant"}); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate504.errors = vErrors;
return errors === 0;
}


function validate505(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.parent === undefined) || (!(func0.call(data, "parent")))){
(vErrors ??= []).push(missing(instancePath, "parent")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "parent"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("discovery" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "discovery"},message:"must be equal to constant"}); errors++;
}
}
if(data.parent !== undefined && func0.call(data, "parent")){
if(!(validate134(data.parent, {instancePath:instancePath+"/parent"}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate505.errors = vErrors;
return errors === 0;
}


function validate507(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.parent === undefined) || (!(func0.call(data, "parent")))){
(vErrors ??= []).push(missing(instancePath, "parent")); errors++;
}
if((data.reason === undefined) || (!(func0.call(data, "reason")))){
(vErrors ??= []).push(missing(instancePath, "reason")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "parent")) || (key0 === "reason"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("reopened" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "reopened"},message:"must be equal to constant"}); errors++;
}
}
if(data.parent !== undefined && func0.call(data, "parent")){
if(!(validate134(data.parent, {instancePath:instancePath+"/parent"}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
let data2 = data.reason;
if(typeof data2 === "string"){
if(func64(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/reason", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate507.errors = vErrors;
return errors === 0;
}

const schema164 = {"type":"object","additionalProperties":false,"required":["kind","from","reference"],"properties":{"kind":{"type":"string","const":"imported"},"from":{"type":"string","enum":["github","beads"]},"reference":{"type":"string","minLength":1,"maxLength":300}},"$id":"ticket.schema.json--byImport"};

function validate509(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.from === undefined) || (!(func0.call(data, "from")))){
(vErrors ??= []).push(missing(instancePath, "from")); errors++;
}
if((data.reference === undefined) || (!(func0.call(data, "reference")))){
(vErrors ??= []).push(missing(instancePath, "reference")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "from")) || (key0 === "reference"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("imported" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "imported"},message:"must be equal to constant"}); errors++;
}
}
if(data.from !== undefined && func0.call(data, "from")){
let data1 = data.from;
if(typeof data1 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/from", "string")); errors++;
}
if(!((data1 === "github") || (data1 === "beads"))){
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"enum",params:{allowedValues: schema164.properties.from.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.reference !== undefined && func0.call(data, "reference")){
let data2 = data.reference;
if(typeof data2 === "string"){
if(func64(data2) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/reference",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}); errors++;
}
if(func64(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/reference",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/reference", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate509.errors = vErrors;
return errors === 0;
}


function validate503(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "owner"){
if(!(validate504(data, {instancePath}))){
vErrors = vErrors === null ? validate504.errors : vErrors.concat(validate504.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "discovery"){
if(!(validate505(data, {instancePath}))){
vErrors = vErrors === null ? validate505.errors : vErrors.concat(validate505.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "reopened"){
if(!(validate507(data, {instancePath}))){
vErrors = vErrors === null ? validate507.errors : vErrors.concat(validate507.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "imported"){
if(!(validate509(data, {instancePath}))){
vErrors = vErrors === null ? validate509.errors : vErrors.concat(validate509.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate503.errors = vErrors;
return errors === 0;
}


function validate501(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
(vErrors ??= []).push(missing(instancePath, "ticket")); errors++;
}
if((data.title === undefined) || (!(func0.call(data, "title")))){
(vErrors ??= []).push(missing(instancePath, "title")); errors++;
}
if((data.goal === undefined) || (!(func0.call(data, "goal")))){
(vErrors ??= []).push(missing(instancePath, "goal")); errors++;
}
if((data.origin === undefined) || (!(func0.call(data, "origin")))){
(vErrors ??= []).push(missing(instancePath, "origin")); errors++;
}
if((data.table === undefined) || (!(func0.call(data, "table")))){
(vErrors ??= []).push(missing(instancePath, "table")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "kind") || (key0 === "ticket")) || (key0 === "title")) || (key0 === "goal")) || (key0 === "origin")) || (key0 === "table"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("ticket-opened" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "ticket-opened"},message:"must be equal to constant"}); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket"}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data2 = data.title;
if(typeof data2 === "string"){
if(func64(data2) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func64(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/title", "string")); errors++;
}
}
if(data.goal !== undefined && func0.call(data, "goal")){
let data3 = data.goal;
if(typeof data3 === "string"){
if(func64(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/goal",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/goal", "string")); errors++;
}
}
if(data.origin !== undefined && func0.call(data, "origin")){
if(!(validate503(data.origin, {instancePath:instancePath+"/origin"}))){
vErrors = vErrors === null ? validate503.errors : vErrors.concat(validate503.errors);
errors = vErrors.length;
}
}
if(data.table !== undefined && func0.call(data, "table")){
if(!(validate130(data.table, {instancePath:instancePath+"/table"}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate501.errors = vErrors;
return errors === 0;
}


function validate516(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.title === undefined) || (!(func0.call(data, "title")))){
(vErrors ??= []).push(missing(instancePath, "title")); errors++;
}
if((data.goal === undefined) || (!(func0.call(data, "goal")))){
(vErrors ??= []).push(missing(instancePath, "goal")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "title")) || (key0 === "goal"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("ticket-edited" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "ticket-edited"},message:"must be equal to constant"}); errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data1 = data.title;
if(typeof data1 === "string"){
if(func64(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/title", "string")); errors++;
}
}
if(data.goal !== undefined && func0.call(data, "goal")){
let data2 = data.goal;
if(typeof data2 === "string"){
if(func64(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/goal",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/goal", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate516.errors = vErrors;
return errors === 0;
}

const schema166 = {"type":"object","additionalProperties":false,"required":["kind","base","table","bounds","supervisor","goal"],"properties":{"kind":{"type":"string","const":"run-requested"},"base":{"$ref":"common.schema.json--objectId"},"table":{"$ref":"common.schema.json--digest"},"bounds":{"type":"object","additionalProperties":false,"required":["tries","rounds"],"properties":{"tries":{"type":"integer","minimum":1},"rounds":{"type":"integer","minimum":1}}},"supervisor":{"type":"string","enum":["role","person"]},"goal":{"type":"string","minLength":1},"given":{"type":"object","additionalProperties":false,"properties":{"engine":{"type":"string"},"model":{"type":"string"},"baseUrl":{"type":"string"},"budgetUsd":{"type":"number","minimum":0},"script":{"type":"string"}}}},"$id":"event.schema.json--runRequested"};

function validate517(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.base === undefined) || (!(func0.call(data, "base")))){
(vErrors ??= []).push(missing(instancePath, "base")); errors++;
}
if((data.table === undefined) || (!(func0.call(data, "table")))){
(vErrors ??= []).push(missing(instancePath, "table")); errors++;
}
if((data.bounds === undefined) || (!(func0.call(data, "bounds")))){
(vErrors ??= []).push(missing(instancePath, "bounds")); errors++;
}
if((data.supervisor === undefined) || (!(func0.call(data, "supervisor")))){
(vErrors ??= []).push(missing(instancePath, "supervisor")); errors++;
}
if((data.goal === undefined) || (!(func0.call(data, "goal")))){
(vErrors ??= []).push(missing(instancePath, "goal")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "kind") || (key0 === "base")) || (key0 === "table")) || (key0 === "bounds")) || (key0 === "supervisor")) || (key0 === "goal")) || (key0 === "given"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("run-requested" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "run-requested"},message:"must be equal to constant"}); errors++;
}
}
if(data.base !== undefined && func0.call(data, "base")){
if(!(validate128(data.base, {instancePath:instancePath+"/base"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.table !== undefined && func0.call(data, "table")){
if(!(validate130(data.table, {instancePath:instancePath+"/table"}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
if(data.bounds !== undefined && func0.call(data, "bounds")){
let data3 = data.bounds;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if((data3.tries === undefined) || (!(func0.call(data3, "tries")))){
(vErrors ??= []).push(missing(instancePath+"/bounds", "tries")); errors++;
}
if((data3.rounds === undefined) || (!(func0.call(data3, "rounds")))){
(vErrors ??= []).push(missing(instancePath+"/bounds", "rounds")); errors++;
}
for(const key1 of Object.keys(data3)){
if(!((key1 === "tries") || (key1 === "rounds"))){
(vErrors ??= []).push({instancePath:instancePath+"/bounds",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}); errors++;
}
}
if(data3.tries !== undefined && func0.call(data3, "tries")){
let data4 = data3.tries;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push(wrongType(instancePath+"/bounds/tries", "integer")); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/bounds/tries",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data3.rounds !== undefined && func0.call(data3, "rounds")){
let data5 = data3.rounds;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push(wrongType(instancePath+"/bounds/rounds", "integer")); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/bounds/rounds",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/bounds", "object")); errors++;
}
}
if(data.supervisor !== undefined && func0.call(data, "supervisor")){
let data6 = data.supervisor;
if(typeof data6 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/supervisor", "string")); errors++;
}
if(!((data6 === "role") || (data6 === "person"))){
(vErrors ??= []).push({instancePath:instancePath+"/supervisor",keyword:"enum",params:{allowedValues: schema166.properties.supervisor.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.goal !== undefined && func0.call(data, "goal")){
let data7 = data.goal;
if(typeof data7 === "string"){
if(func64(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/goal",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/goal", "string")); errors++;
}
}
if(data.given !== undefined && func0.call(data, "given")){
let data8 = data.given;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key2 of Object.keys(data8)){
if(!(((((key2 === "engine") || (key2 === "model")) || (key2 === "baseUrl")) || (key2 === "budgetUsd")) || (key2 === "script"))){
(vErrors ??= []).push({instancePath:instancePath+"/given",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}); errors++;
}
}
if(data8.engine !== undefined && func0.call(data8, "engine")){
if(typeof data8.engine !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/given/engine", "string")); errors++;
}
}
if(data8.model !== undefined && func0.call(data8, "model")){
if(typeof data8.model !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/given/model", "string")); errors++;
}
}
if(data8.baseUrl !== undefined && func0.call(data8, "baseUrl")){
if(typeof data8.baseUrl !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/given/baseUrl", "string")); errors++;
}
}
if(data8.budgetUsd !== undefined && func0.call(data8, "budgetUsd")){
let data12 = data8.budgetUsd;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/given/budgetUsd",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/given/budgetUsd", "number")); errors++;
}
}
if(data8.script !== undefined && func0.call(data8, "script")){
if(typeof data8.script !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/given/script", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/given", "object")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate517.errors = vErrors;
return errors === 0;
}


function validate520(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.effect === undefined) || (!(func0.call(data, "effect")))){
(vErrors ??= []).push(missing(instancePath, "effect")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "effect"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("effect-started" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "effect-started"},message:"must be equal to constant"}); errors++;
}
}
if(data.effect !== undefined && func0.call(data, "effect")){
if(!(validate412(data.effect, {instancePath:instancePath+"/effect"}))){
vErrors = vErrors === null ? validate412.errors : vErrors.concat(validate412.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate520.errors = vErrors;
return errors === 0;
}


function validate522(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
(vErrors ??= []).push(missing(instancePath, "session")); errors++;
}
if((data.role === undefined) || (!(func0.call(data, "role")))){
(vErrors ??= []).push(missing(instancePath, "role")); errors++;
}
if((data.engine === undefined) || (!(func0.call(data, "engine")))){
(vErrors ??= []).push(missing(instancePath, "engine")); errors++;
}
if((data.tree === undefined) || (!(func0.call(data, "tree")))){
(vErrors ??= []).push(missing(instancePath, "tree")); errors++;
}
if((data.brief === undefined) || (!(func0.call(data, "brief")))){
(vErrors ??= []).push(missing(instancePath, "brief")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "kind") || (key0 === "session")) || (key0 === "role")) || (key0 === "engine")) || (key0 === "tree")) || (key0 === "brief")) || (key0 === "model"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("session-started" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "session-started"},message:"must be equal to constant"}); errors++;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session"}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.role !== undefined && func0.call(data, "role")){
if(!(validate414(data.role, {instancePath:instancePath+"/role"}))){
vErrors = vErrors === null ? validate414.errors : vErrors.concat(validate414.errors);
errors = vErrors.length;
}
}
if(data.engine !== undefined && func0.call(data, "engine")){
let data3 = data.engine;
if(typeof data3 === "string"){
if(func64(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/engine",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/engine", "string")); errors++;
}
}
if(data.tree !== undefined && func0.call(data, "tree")){
if(!(validate128(data.tree, {instancePath:instancePath+"/tree"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.brief !== undefined && func0.call(data, "brief")){
if(!(validate130(data.brief, {instancePath:instancePath+"/brief"}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
if(data.model !== undefined && func0.call(data, "model")){
let data6 = data.model;
if(typeof data6 === "string"){
if(func64(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/model",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/model", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate522.errors = vErrors;
return errors === 0;
}

const schema169 = {"type":"object","additionalProperties":false,"required":["kind","session","callId","purpose","request","reply","engine","model","usage","costUsd"],"properties":{"kind":{"type":"string","const":"model-called"},"session":{"$ref":"common.schema.json--sessionId"},"callId":{"type":"string","minLength":1},"purpose":{"type":"string","minLength":1},"request":{"$ref":"common.schema.json--digest"},"reply":{"$ref":"common.schema.json--digest"},"engine":{"type":"string","minLength":1},"model":{"type":"string","minLength":1},"usage":{"$ref":"common.schema.json--usage"},"costUsd":{"type":"number","minimum":0},"tookMs":{"type":"integer","minimum":0}},"$id":"event.schema.json--modelCalled"};

function validate527(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
(vErrors ??= []).push(missing(instancePath, "session")); errors++;
}
if((data.callId === undefined) || (!(func0.call(data, "callId")))){
(vErrors ??= []).push(missing(instancePath, "callId")); errors++;
}
if((data.purpose === undefined) || (!(func0.call(data, "purpose")))){
(vErrors ??= []).push(missing(instancePath, "purpose")); errors++;
}
if((data.request === undefined) || (!(func0.call(data, "request")))){
(vErrors ??= []).push(missing(instancePath, "request")); errors++;
}
if((data.reply === undefined) || (!(func0.call(data, "reply")))){
(vErrors ??= []).push(missing(instancePath, "reply")); errors++;
}
if((data.engine === undefined) || (!(func0.call(data, "engine")))){
(vErrors ??= []).push(missing(instancePath, "engine")); errors++;
}
if((data.model === undefined) || (!(func0.call(data, "model")))){
(vErrors ??= []).push(missing(instancePath, "model")); errors++;
}
if((data.usage === undefined) || (!(func0.call(data, "usage")))){
(vErrors ??= []).push(missing(instancePath, "usage")); errors++;
}
if((data.costUsd === undefined) || (!(func0.call(data, "costUsd")))){
(vErrors ??= []).push(missing(instancePath, "costUsd")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema169.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("model-called" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "model-called"},message:"must be equal to constant"}); errors++;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session"}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.callId !== undefined && func0.call(data, "callId")){
let data2 = data.callId;
if(typeof data2 === "string"){
if(func64(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/callId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/callId", "string")); errors++;
}
}
if(data.purpose !== undefined && func0.call(data, "purpose")){
let data3 = data.purpose;
if(typeof data3 === "string"){
if(func64(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/purpose",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/purpose", "string")); errors++;
}
}
if(data.request !== undefined && func0.call(data, "request")){
if(!(validate130(data.request, {instancePath:instancePath+"/request"}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
if(data.reply !== undefined && func0.call(data, "reply")){
if(!(validate130(data.reply, {instancePath:instancePath+"/reply"}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
if(data.engine !== undefined && func0.call(data, "engine")){
let data6 = data.engine;
if(typeof data6 === "string"){
if(func64(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/engine",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/engine", "string")); errors++;
}
}
if(data.model !== undefined && func0.call(data, "model")){
let data7 = data.model;
if(typeof data7 === "string"){
if(func64(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/model",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/model", "string")); errors++;
}
}
if(data.usage !== undefined && func0.call(data, "usage")){
if(!(validate415(data.usage, {instancePath:instancePath+"/usage"}))){
vErrors = vErrors === null ? validate415.errors : vErrors.concat(validate415.errors);
errors = vErrors.length;
}
}
if(data.costUsd !== undefined && func0.call(data, "costUsd")){
let data9 = data.costUsd;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/costUsd",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/costUsd", "number")); errors++;
}
}
if(data.tookMs !== undefined && func0.call(data, "tookMs")){
let data10 = data.tookMs;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
(vErrors ??= []).push(wrongType(instancePath+"/tookMs", "integer")); errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/tookMs",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate527.errors = vErrors;
return errors === 0;
}


function validate532(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
(vErrors ??= []).push(missing(instancePath, "session")); errors++;
}
if((data.file === undefined) || (!(func0.call(data, "file")))){
(vErrors ??= []).push(missing(instancePath, "file")); errors++;
}
if((data.digest === undefined) || (!(func0.call(data, "digest")))){
(vErrors ??= []).push(missing(instancePath, "digest")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "kind") || (key0 === "session")) || (key0 === "file")) || (key0 === "digest"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("file-written" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "file-written"},message:"must be equal to constant"}); errors++;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session"}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(validate62(data.file, {instancePath:instancePath+"/file"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.digest !== undefined && func0.call(data, "digest")){
if(!(validate130(data.digest, {instancePath:instancePath+"/digest"}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate532.errors = vErrors;
return errors === 0;
}


function validate536(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
(vErrors ??= []).push(missing(instancePath, "session")); errors++;
}
if((data.tool === undefined) || (!(func0.call(data, "tool")))){
(vErrors ??= []).push(missing(instancePath, "tool")); errors++;
}
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
(vErrors ??= []).push(missing(instancePath, "outcome")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "kind") || (key0 === "session")) || (key0 === "tool")) || (key0 === "outcome")) || (key0 === "command")) || (key0 === "detail"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("tool-used" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "tool-used"},message:"must be equal to constant"}); errors++;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session"}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.tool !== undefined && func0.call(data, "tool")){
let data2 = data.tool;
if(typeof data2 === "string"){
if(func64(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tool",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/tool", "string")); errors++;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data3 = data.outcome;
if(typeof data3 === "string"){
if(func64(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/outcome", "string")); errors++;
}
}
if(data.command !== undefined && func0.call(data, "command")){
if(!(validate192(data.command, {instancePath:instancePath+"/command"}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
}
if(data.detail !== undefined && func0.call(data, "detail")){
if(typeof data.detail !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/detail", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate536.errors = vErrors;
return errors === 0;
}


function validate542(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.role === undefined) || (!(func0.call(data, "role")))){
(vErrors ??= []).push(missing(instancePath, "role")); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
(vErrors ??= []).push(missing(instancePath, "ticket")); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
(vErrors ??= []).push(missing(instancePath, "session")); errors++;
}
if((data.body === undefined) || (!(func0.call(data, "body")))){
(vErrors ??= []).push(missing(instancePath, "body")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "kind") || (key0 === "role")) || (key0 === "ticket")) || (key0 === "session")) || (key0 === "body"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("plan" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "plan"},message:"must be equal to constant"}); errors++;
}
}
if(data.role !== undefined && func0.call(data, "role")){
let data1 = data.role;
if(typeof data1 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/role", "string")); errors++;
}
if("explorer" !== data1){
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"const",params:{allowedValue: "explorer"},message:"must be equal to constant"}); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket"}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session"}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.body !== undefined && func0.call(data, "body")){
if(!(validate182(data.body, {instancePath:instancePath+"/body"}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate542.errors = vErrors;
return errors === 0;
}


function validate546(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.role === undefined) || (!(func0.call(data, "role")))){
(vErrors ??= []).push(missing(instancePath, "role")); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
(vErrors ??= []).push(missing(instancePath, "ticket")); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
(vErrors ??= []).push(missing(instancePath, "session")); errors++;
}
if((data.body === undefined) || (!(func0.call(data, "body")))){
(vErrors ??= []).push(missing(instancePath, "body")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "kind") || (key0 === "role")) || (key0 === "ticket")) || (key0 === "session")) || (key0 === "body"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("challenge" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "challenge"},message:"must be equal to constant"}); errors++;
}
}
if(data.role !== undefined && func0.call(data, "role")){
let data1 = data.role;
if(typeof data1 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/role", "string")); errors++;
}
if("questioner" !== data1){
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"const",params:{allowedValue: "questioner"},message:"must be equal to constant"}); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket"}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session"}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.body !== undefined && func0.call(data, "body")){
if(!(validate215(data.body, {instancePath:instancePath+"/body"}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate546.errors = vErrors;
return errors === 0;
}


function validate550(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.role === undefined) || (!(func0.call(data, "role")))){
(vErrors ??= []).push(missing(instancePath, "role")); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
(vErrors ??= []).push(missing(instancePath, "ticket")); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
(vErrors ??= []).push(missing(instancePath, "session")); errors++;
}
if((data.body === undefined) || (!(func0.call(data, "body")))){
(vErrors ??= []).push(missing(instancePath, "body")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "kind") || (key0 === "role")) || (key0 === "ticket")) || (key0 === "session")) || (key0 === "body"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("answers" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "answers"},message:"must be equal to constant"}); errors++;
}
}
if(data.role !== undefined && func0.call(data, "role")){
let data1 = data.role;
if(typeof data1 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/role", "string")); errors++;
}
if("explorer" !== data1){
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"const",params:{allowedValue: "explorer"},message:"must be equal to constant"}); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket"}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session"}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.body !== undefined && func0.call(data, "body")){
if(!(validate122(data.body, {instancePath:instancePath+"/body"}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate550.errors = vErrors;
return errors === 0;
}


function validate554(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.role === undefined) || (!(func0.call(data, "role")))){
(vErrors ??= []).push(missing(instancePath, "role")); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
(vErrors ??= []).push(missing(instancePath, "ticket")); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
(vErrors ??= []).push(missing(instancePath, "session")); errors++;
}
if((data.body === undefined) || (!(func0.call(data, "body")))){
(vErrors ??= []).push(missing(instancePath, "body")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "kind") || (key0 === "role")) || (key0 === "ticket")) || (key0 === "session")) || (key0 === "body"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("tests" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "tests"},message:"must be equal to constant"}); errors++;
}
}
if(data.role !== undefined && func0.call(data, "role")){
let data1 = data.role;
if(typeof data1 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/role", "string")); errors++;
}
if("testwriter" !== data1){
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"const",params:{allowedValue: "testwriter"},message:"must be equal to constant"}); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket"}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session"}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.body !== undefined && func0.call(data, "body")){
if(!(validate256(data.body, {instancePath:instancePath+"/body"}))){
vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate554.errors = vErrors;
return errors === 0;
}


function validate558(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.role === undefined) || (!(func0.call(data, "role")))){
(vErrors ??= []).push(missing(instancePath, "role")); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
(vErrors ??= []).push(missing(instancePath, "ticket")); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
(vErrors ??= []).push(missing(instancePath, "session")); errors++;
}
if((data.body === undefined) || (!(func0.call(data, "body")))){
(vErrors ??= []).push(missing(instancePath, "body")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "kind") || (key0 === "role")) || (key0 === "ticket")) || (key0 === "session")) || (key0 === "body"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("code" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "code"},message:"must be equal to constant"}); errors++;
}
}
if(data.role !== undefined && func0.call(data, "role")){
let data1 = data.role;
if(typeof data1 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/role", "string")); errors++;
}
if("developer" !== data1){
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"const",params:{allowedValue: "developer"},message:"must be equal to constant"}); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket"}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session"}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.body !== undefined && func0.call(data, "body")){
if(!(validate407(data.body, {instancePath:instancePath+"/body"}))){
vErrors = vErrors === null ? validate407.errors : vErrors.concat(validate407.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate558.errors = vErrors;
return errors === 0;
}


function validate567(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.element === undefined) || (!(func0.call(data, "element")))){
(vErrors ??= []).push(missing(instancePath, "element")); errors++;
}
if((data.conform === undefined) || (!(func0.call(data, "conform")))){
(vErrors ??= []).push(missing(instancePath, "conform")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "element") || (key0 === "conform")) || (key0 === "rule"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.element !== undefined && func0.call(data, "element")){
let data0 = data.element;
if(typeof data0 === "string"){
if(func64(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/element",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern10.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/element",keyword:"pattern",params:{pattern: "^lot\\.[1-9][0-9]*$"},message:"must match pattern \""+"^lot\\.[1-9][0-9]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/element", "string")); errors++;
}
}
if(data.conform !== undefined && func0.call(data, "conform")){
let data1 = data.conform;
if(typeof data1 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/conform", "string")); errors++;
}
if("yes" !== data1){
(vErrors ??= []).push({instancePath:instancePath+"/conform",keyword:"const",params:{allowedValue: "yes"},message:"must be equal to constant"}); errors++;
}
}
if(data.rule !== undefined && func0.call(data, "rule")){
let data2 = data.rule;
if(typeof data2 === "string"){
if(func64(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/rule",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/rule", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate567.errors = vErrors;
return errors === 0;
}

const schema183 = {"type":"object","additionalProperties":false,"required":["element","conform","rule","evidence","backTo"],"properties":{"element":{"type":"string","minLength":1,"pattern":"^lot\\.[1-9][0-9]*$"},"conform":{"type":"string","const":"no"},"rule":{"type":"string","minLength":1},"evidence":{"type":"string","minLength":1},"backTo":{"type":"string","enum":["plan","tests","code"]}},"$id":"review-sheet.schema.json--lineNo"};

function validate568(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.element === undefined) || (!(func0.call(data, "element")))){
(vErrors ??= []).push(missing(instancePath, "element")); errors++;
}
if((data.conform === undefined) || (!(func0.call(data, "conform")))){
(vErrors ??= []).push(missing(instancePath, "conform")); errors++;
}
if((data.rule === undefined) || (!(func0.call(data, "rule")))){
(vErrors ??= []).push(missing(instancePath, "rule")); errors++;
}
if((data.evidence === undefined) || (!(func0.call(data, "evidence")))){
(vErrors ??= []).push(missing(instancePath, "evidence")); errors++;
}
if((data.backTo === undefined) || (!(func0.call(data, "backTo")))){
(vErrors ??= []).push(missing(instancePath, "backTo")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "element") || (key0 === "conform")) || (key0 === "rule")) || (key0 === "evidence")) || (key0 === "backTo"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.element !== undefined && func0.call(data, "element")){
let data0 = data.element;
if(typeof data0 === "string"){
if(func64(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/element",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern10.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/element",keyword:"pattern",params:{pattern: "^lot\\.[1-9][0-9]*$"},message:"must match pattern \""+"^lot\\.[1-9][0-9]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/element", "string")); errors++;
}
}
if(data.conform !== undefined && func0.call(data, "conform")){
let data1 = data.conform;
if(typeof data1 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/conform", "string")); errors++;
}
if("no" !== data1){
(vErrors ??= []).push({instancePath:instancePath+"/conform",keyword:"const",params:{allowedValue: "no"},message:"must be equal to constant"}); errors++;
}
}
if(data.rule !== undefined && func0.call(data, "rule")){
let data2 = data.rule;
if(typeof data2 === "string"){
if(func64(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/rule",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/rule", "string")); errors++;
}
}
if(data.evidence !== undefined && func0.call(data, "evidence")){
let data3 = data.evidence;
if(typeof data3 === "string"){
if(func64(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/evidence",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/evidence", "string")); errors++;
}
}
if(data.backTo !== undefined && func0.call(data, "backTo")){
let data4 = data.backTo;
if(typeof data4 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/backTo", "string")); errors++;
}
if(!(((data4 === "plan") || (data4 === "tests")) || (data4 === "code"))){
(vErrors ??= []).push({instancePath:instancePath+"/backTo",keyword:"enum",params:{allowedValues: schema183.properties.backTo.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate568.errors = vErrors;
return errors === 0;
}


function validate566(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.conform === undefined) || (!(func0.call(data, "conform")))){
(vErrors ??= []).push(missing(instancePath, "conform")); errors++;
}
const tag0 = data.conform;
if(typeof tag0 == "string"){
if(tag0 === "yes"){
if(!(validate567(data, {instancePath}))){
vErrors = vErrors === null ? validate567.errors : vErrors.concat(validate567.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "no"){
if(!(validate568(data, {instancePath}))){
vErrors = vErrors === null ? validate568.errors : vErrors.concat(validate568.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "conform", tagValue: tag0},message:"value of tag \"conform\" must be in oneOf"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "conform", tagValue: tag0},message:"tag \"conform\" must be string"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate566.errors = vErrors;
return errors === 0;
}


function validate565(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.lines === undefined) || (!(func0.call(data, "lines")))){
(vErrors ??= []).push(missing(instancePath, "lines")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "lines") || (key0 === "summary")) || (key0 === "discoveries"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.lines !== undefined && func0.call(data, "lines")){
let data0 = data.lines;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate566(data0[i0], {instancePath:instancePath+"/lines/" + i0}))){
vErrors = vErrors === null ? validate566.errors : vErrors.concat(validate566.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/lines", "array")); errors++;
}
}
if(data.summary !== undefined && func0.call(data, "summary")){
if(typeof data.summary !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/summary", "string")); errors++;
}
}
if(data.discoveries !== undefined && func0.call(data, "discoveries")){
let data3 = data.discoveries;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate125(data3[i1], {instancePath:instancePath+"/discoveries/" + i1}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/discoveries", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate565.errors = vErrors;
return errors === 0;
}


function validate562(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.role === undefined) || (!(func0.call(data, "role")))){
(vErrors ??= []).push(missing(instancePath, "role")); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
(vErrors ??= []).push(missing(instancePath, "ticket")); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
(vErrors ??= []).push(missing(instancePath, "session")); errors++;
}
if((data.body === undefined) || (!(func0.call(data, "body")))){
(vErrors ??= []).push(missing(instancePath, "body")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "kind") || (key0 === "role")) || (key0 === "ticket")) || (key0 === "session")) || (key0 === "body"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("review" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "review"},message:"must be equal to constant"}); errors++;
}
}
if(data.role !== undefined && func0.call(data, "role")){
let data1 = data.role;
if(typeof data1 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/role", "string")); errors++;
}
if("reviewer" !== data1){
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"const",params:{allowedValue: "reviewer"},message:"must be equal to constant"}); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket"}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session"}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.body !== undefined && func0.call(data, "body")){
if(!(validate565(data.body, {instancePath:instancePath+"/body"}))){
vErrors = vErrors === null ? validate565.errors : vErrors.concat(validate565.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate562.errors = vErrors;
return errors === 0;
}

const schema187 = {"type":"object","additionalProperties":false,"required":["discovery","verdict","evidence"],"properties":{"discovery":{"$ref":"common.schema.json--ticketId"},"verdict":{"type":"string","enum":["handled","no-follow-up","defect","unconfirmed"]},"evidence":{"type":"string","minLength":1}},"$id":"triage-sheet.schema.json--plainVerdict"};

function validate579(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.discovery === undefined) || (!(func0.call(data, "discovery")))){
(vErrors ??= []).push(missing(instancePath, "discovery")); errors++;
}
if((data.verdict === undefined) || (!(func0.call(data, "verdict")))){
(vErrors ??= []).push(missing(instancePath, "verdict")); errors++;
}
if((data.evidence === undefined) || (!(func0.call(data, "evidence")))){
(vErrors ??= []).push(missing(instancePath, "evidence")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "discovery") || (key0 === "verdict")) || (key0 === "evidence"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.discovery !== undefined && func0.call(data, "discovery")){
if(!(validate134(data.discovery, {instancePath:instancePath+"/discovery"}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.verdict !== undefined && func0.call(data, "verdict")){
let data1 = data.verdict;
if(typeof data1 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/verdict", "string")); errors++;
}
if(!((((data1 === "handled") || (data1 === "no-follow-up")) || (data1 === "defect")) || (data1 === "unconfirmed"))){
(vErrors ??= []).push({instancePath:instancePath+"/verdict",keyword:"enum",params:{allowedValues: schema187.properties.verdict.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.evidence !== undefined && func0.call(data, "evidence")){
let data2 = data.evidence;
if(typeof data2 === "string"){
if(func64(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/evidence",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/evidence", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate579.errors = vErrors;
return errors === 0;
}


function validate581(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.discovery === undefined) || (!(func0.call(data, "discovery")))){
(vErrors ??= []).push(missing(instancePath, "discovery")); errors++;
}
if((data.verdict === undefined) || (!(func0.call(data, "verdict")))){
(vErrors ??= []).push(missing(instancePath, "verdict")); errors++;
}
if((data.of === undefined) || (!(func0.call(data, "of")))){
(vErrors ??= []).push(missing(instancePath, "of")); errors++;
}
if((data.evidence === undefined) || (!(func0.call(data, "evidence")))){
(vErrors ??= []).push(missing(instancePath, "evidence")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "discovery") || (key0 === "verdict")) || (key0 === "of")) || (key0 === "evidence"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.discovery !== undefined && func0.call(data, "discovery")){
if(!(validate134(data.discovery, {instancePath:instancePath+"/discovery"}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.verdict !== undefined && func0.call(data, "verdict")){
let data1 = data.verdict;
if(typeof data1 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/verdict", "string")); errors++;
}
if("duplicate" !== data1){
(vErrors ??= []).push({instancePath:instancePath+"/verdict",keyword:"const",params:{allowedValue: "duplicate"},message:"must be equal to constant"}); errors++;
}
}
if(data.of !== undefined && func0.call(data, "of")){
if(!(validate134(data.of, {instancePath:instancePath+"/of"}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.evidence !== undefined && func0.call(data, "evidence")){
let data3 = data.evidence;
if(typeof data3 === "string"){
if(func64(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/evidence",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/evidence", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate581.errors = vErrors;
return errors === 0;
}


function validate578(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.verdict === undefined) || (!(func0.call(data, "verdict")))){
(vErrors ??= []).push(missing(instancePath, "verdict")); errors++;
}
const tag0 = data.verdict;
if(typeof tag0 == "string"){
if(tag0 === "handled"){
if(!(validate579(data, {instancePath}))){
vErrors = vErrors === null ? validate579.errors : vErrors.concat(validate579.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "no-follow-up"){
if(!(validate579(data, {instancePath}))){
vErrors = vErrors === null ? validate579.errors : vErrors.concat(validate579.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "defect"){
if(!(validate579(data, {instancePath}))){
vErrors = vErrors === null ? validate579.errors : vErrors.concat(validate579.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "unconfirmed"){
if(!(validate579(data, {instancePath}))){
vErrors = vErrors === null ? validate579.errors : vErrors.concat(validate579.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "duplicate"){
if(!(validate581(data, {instancePath}))){
vErrors = vErrors === null ? validate581.errors : vErrors.concat(validate581.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "verdict", tagValue: tag0},message:"value of tag \"verdict\" must be in oneOf"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "verdict", tagValue: tag0},message:"tag \"verdict\" must be string"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate578.errors = vErrors;
return errors === 0;
}


function validate577(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.verdicts === undefined) || (!(func0.call(data, "verdicts")))){
(vErrors ??= []).push(missing(instancePath, "verdicts")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "verdicts") || (key0 === "summary")) || (key0 === "discoveries"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.verdicts !== undefined && func0.call(data, "verdicts")){
let data0 = data.verdicts;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate578(data0[i0], {instancePath:instancePath+"/verdicts/" + i0}))){
vErrors = vErrors === null ? validate578.errors : vErrors.concat(validate578.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/verdicts", "array")); errors++;
}
}
if(data.summary !== undefined && func0.call(data, "summary")){
if(typeof data.summary !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/summary", "string")); errors++;
}
}
if(data.discoveries !== undefined && func0.call(data, "discoveries")){
let data3 = data.discoveries;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate125(data3[i1], {instancePath:instancePath+"/discoveries/" + i1}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/discoveries", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate577.errors = vErrors;
return errors === 0;
}


function validate574(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.role === undefined) || (!(func0.call(data, "role")))){
(vErrors ??= []).push(missing(instancePath, "role")); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
(vErrors ??= []).push(missing(instancePath, "ticket")); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
(vErrors ??= []).push(missing(instancePath, "session")); errors++;
}
if((data.body === undefined) || (!(func0.call(data, "body")))){
(vErrors ??= []).push(missing(instancePath, "body")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "kind") || (key0 === "role")) || (key0 === "ticket")) || (key0 === "session")) || (key0 === "body"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("triage" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "triage"},message:"must be equal to constant"}); errors++;
}
}
if(data.role !== undefined && func0.call(data, "role")){
let data1 = data.role;
if(typeof data1 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/role", "string")); errors++;
}
if("explorer" !== data1){
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"const",params:{allowedValue: "explorer"},message:"must be equal to constant"}); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket"}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session"}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.body !== undefined && func0.call(data, "body")){
if(!(validate577(data.body, {instancePath:instancePath+"/body"}))){
vErrors = vErrors === null ? validate577.errors : vErrors.concat(validate577.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate574.errors = vErrors;
return errors === 0;
}


function validate592(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.role === undefined) || (!(func0.call(data, "role")))){
(vErrors ??= []).push(missing(instancePath, "role")); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
(vErrors ??= []).push(missing(instancePath, "ticket")); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
(vErrors ??= []).push(missing(instancePath, "session")); errors++;
}
if((data.body === undefined) || (!(func0.call(data, "body")))){
(vErrors ??= []).push(missing(instancePath, "body")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "kind") || (key0 === "role")) || (key0 === "ticket")) || (key0 === "session")) || (key0 === "body"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("decision" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "decision"},message:"must be equal to constant"}); errors++;
}
}
if(data.role !== undefined && func0.call(data, "role")){
let data1 = data.role;
if(typeof data1 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/role", "string")); errors++;
}
if("supervisor" !== data1){
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"const",params:{allowedValue: "supervisor"},message:"must be equal to constant"}); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket"}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session"}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.body !== undefined && func0.call(data, "body")){
if(!(validate157(data.body, {instancePath:instancePath+"/body"}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate592.errors = vErrors;
return errors === 0;
}


function validate596(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.role === undefined) || (!(func0.call(data, "role")))){
(vErrors ??= []).push(missing(instancePath, "role")); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
(vErrors ??= []).push(missing(instancePath, "ticket")); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
(vErrors ??= []).push(missing(instancePath, "session")); errors++;
}
if((data.body === undefined) || (!(func0.call(data, "body")))){
(vErrors ??= []).push(missing(instancePath, "body")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "kind") || (key0 === "role")) || (key0 === "ticket")) || (key0 === "session")) || (key0 === "body"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("closure" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "closure"},message:"must be equal to constant"}); errors++;
}
}
if(data.role !== undefined && func0.call(data, "role")){
let data1 = data.role;
if(typeof data1 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/role", "string")); errors++;
}
if("supervisor" !== data1){
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"const",params:{allowedValue: "supervisor"},message:"must be equal to constant"}); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket"}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session"}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.body !== undefined && func0.call(data, "body")){
if(!(validate391(data.body, {instancePath:instancePath+"/body"}))){
vErrors = vErrors === null ? validate391.errors : vErrors.concat(validate391.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate596.errors = vErrors;
return errors === 0;
}


function validate541(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "plan"){
if(!(validate542(data, {instancePath}))){
vErrors = vErrors === null ? validate542.errors : vErrors.concat(validate542.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "challenge"){
if(!(validate546(data, {instancePath}))){
vErrors = vErrors === null ? validate546.errors : vErrors.concat(validate546.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "answers"){
if(!(validate550(data, {instancePath}))){
vErrors = vErrors === null ? validate550.errors : vErrors.concat(validate550.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "tests"){
if(!(validate554(data, {instancePath}))){
vErrors = vErrors === null ? validate554.errors : vErrors.concat(validate554.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "code"){
if(!(validate558(data, {instancePath}))){
vErrors = vErrors === null ? validate558.errors : vErrors.concat(validate558.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "review"){
if(!(validate562(data, {instancePath}))){
vErrors = vErrors === null ? validate562.errors : vErrors.concat(validate562.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "triage"){
if(!(validate574(data, {instancePath}))){
vErrors = vErrors === null ? validate574.errors : vErrors.concat(validate574.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "decision"){
if(!(validate592(data, {instancePath}))){
vErrors = vErrors === null ? validate592.errors : vErrors.concat(validate592.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "closure"){
if(!(validate596(data, {instancePath}))){
vErrors = vErrors === null ? validate596.errors : vErrors.concat(validate596.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate541.errors = vErrors;
return errors === 0;
}


function validate539(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
(vErrors ??= []).push(missing(instancePath, "session")); errors++;
}
if((data.sheet === undefined) || (!(func0.call(data, "sheet")))){
(vErrors ??= []).push(missing(instancePath, "sheet")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "session")) || (key0 === "sheet"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("sheet-accepted" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "sheet-accepted"},message:"must be equal to constant"}); errors++;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session"}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.sheet !== undefined && func0.call(data, "sheet")){
if(!(validate541(data.sheet, {instancePath:instancePath+"/sheet"}))){
vErrors = vErrors === null ? validate541.errors : vErrors.concat(validate541.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate539.errors = vErrors;
return errors === 0;
}


function validate610(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
(vErrors ??= []).push(missing(instancePath, "session")); errors++;
}
if((data.faults === undefined) || (!(func0.call(data, "faults")))){
(vErrors ??= []).push(missing(instancePath, "faults")); errors++;
}
if((data.sheet === undefined) || (!(func0.call(data, "sheet")))){
(vErrors ??= []).push(missing(instancePath, "sheet")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "kind") || (key0 === "session")) || (key0 === "faults")) || (key0 === "sheet"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("sheet-refused" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "sheet-refused"},message:"must be equal to constant"}); errors++;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session"}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.faults !== undefined && func0.call(data, "faults")){
let data2 = data.faults;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if((data3.path === undefined) || (!(func0.call(data3, "path")))){
(vErrors ??= []).push(missing(instancePath+"/faults/" + i0, "path")); errors++;
}
if((data3.rule === undefined) || (!(func0.call(data3, "rule")))){
(vErrors ??= []).push(missing(instancePath+"/faults/" + i0, "rule")); errors++;
}
if((data3.message === undefined) || (!(func0.call(data3, "message")))){
(vErrors ??= []).push(missing(instancePath+"/faults/" + i0, "message")); errors++;
}
for(const key1 of Object.keys(data3)){
if(!(((key1 === "path") || (key1 === "rule")) || (key1 === "message"))){
(vErrors ??= []).push({instancePath:instancePath+"/faults/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}); errors++;
}
}
if(data3.path !== undefined && func0.call(data3, "path")){
if(typeof data3.path !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/faults/" + i0+"/path", "string")); errors++;
}
}
if(data3.rule !== undefined && func0.call(data3, "rule")){
let data5 = data3.rule;
if(typeof data5 === "string"){
if(func64(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/faults/" + i0+"/rule",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/faults/" + i0+"/rule", "string")); errors++;
}
}
if(data3.message !== undefined && func0.call(data3, "message")){
let data6 = data3.message;
if(typeof data6 === "string"){
if(func64(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/faults/" + i0+"/message",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/faults/" + i0+"/message", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/faults/" + i0, "object")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/faults", "array")); errors++;
}
}
if(data.sheet !== undefined && func0.call(data, "sheet")){
if(!(validate130(data.sheet, {instancePath:instancePath+"/sheet"}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate610.errors = vErrors;
return errors === 0;
}


function validate616(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.sheet === undefined) || (!(func0.call(data, "sheet")))){
(vErrors ??= []).push(missing(instancePath, "sheet")); errors++;
}
if((data.tree === undefined) || (!(func0.call(data, "tree")))){
(vErrors ??= []).push(missing(instancePath, "tree")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "sheet")) || (key0 === "tree"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("sheet" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "sheet"},message:"must be equal to constant"}); errors++;
}
}
if(data.sheet !== undefined && func0.call(data, "sheet")){
if(!(validate541(data.sheet, {instancePath:instancePath+"/sheet"}))){
vErrors = vErrors === null ? validate541.errors : vErrors.concat(validate541.errors);
errors = vErrors.length;
}
}
if(data.tree !== undefined && func0.call(data, "tree")){
if(!(validate128(data.tree, {instancePath:instancePath+"/tree"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate616.errors = vErrors;
return errors === 0;
}


function validate619(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.faults === undefined) || (!(func0.call(data, "faults")))){
(vErrors ??= []).push(missing(instancePath, "faults")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "faults"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("invalid-sheet" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "invalid-sheet"},message:"must be equal to constant"}); errors++;
}
}
if(data.faults !== undefined && func0.call(data, "faults")){
let data1 = data.faults;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if((data2.path === undefined) || (!(func0.call(data2, "path")))){
(vErrors ??= []).push(missing(instancePath+"/faults/" + i0, "path")); errors++;
}
if((data2.rule === undefined) || (!(func0.call(data2, "rule")))){
(vErrors ??= []).push(missing(instancePath+"/faults/" + i0, "rule")); errors++;
}
if((data2.message === undefined) || (!(func0.call(data2, "message")))){
(vErrors ??= []).push(missing(instancePath+"/faults/" + i0, "message")); errors++;
}
for(const key1 of Object.keys(data2)){
if(!(((key1 === "path") || (key1 === "rule")) || (key1 === "message"))){
(vErrors ??= []).push({instancePath:instancePath+"/faults/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}); errors++;
}
}
if(data2.path !== undefined && func0.call(data2, "path")){
if(typeof data2.path !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/faults/" + i0+"/path", "string")); errors++;
}
}
if(data2.rule !== undefined && func0.call(data2, "rule")){
let data4 = data2.rule;
if(typeof data4 === "string"){
if(func64(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/faults/" + i0+"/rule",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/faults/" + i0+"/rule", "string")); errors++;
}
}
if(data2.message !== undefined && func0.call(data2, "message")){
let data5 = data2.message;
if(typeof data5 === "string"){
if(func64(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/faults/" + i0+"/message",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/faults/" + i0+"/message", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/faults/" + i0, "object")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/faults", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate619.errors = vErrors;
return errors === 0;
}


function validate620(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.path === undefined) || (!(func0.call(data, "path")))){
(vErrors ??= []).push(missing(instancePath, "path")); errors++;
}
if((data.rule === undefined) || (!(func0.call(data, "rule")))){
(vErrors ??= []).push(missing(instancePath, "rule")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "path")) || (key0 === "rule"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("out-of-plan" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "out-of-plan"},message:"must be equal to constant"}); errors++;
}
}
if(data.path !== undefined && func0.call(data, "path")){
let data1 = data.path;
if(typeof data1 === "string"){
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/path", "string")); errors++;
}
}
if(data.rule !== undefined && func0.call(data, "rule")){
let data2 = data.rule;
if(typeof data2 === "string"){
if(func64(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/rule",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/rule", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate620.errors = vErrors;
return errors === 0;
}


function validate621(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.paths === undefined) || (!(func0.call(data, "paths")))){
(vErrors ??= []).push(missing(instancePath, "paths")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "paths"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("breach" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "breach"},message:"must be equal to constant"}); errors++;
}
}
if(data.paths !== undefined && func0.call(data, "paths")){
let data1 = data.paths;
if(Array.isArray(data1)){
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/paths",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}); errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/paths/" + i0, "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/paths", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate621.errors = vErrors;
return errors === 0;
}


function validate622(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.why === undefined) || (!(func0.call(data, "why")))){
(vErrors ??= []).push(missing(instancePath, "why")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "why"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("infrastructure" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "infrastructure"},message:"must be equal to constant"}); errors++;
}
}
if(data.why !== undefined && func0.call(data, "why")){
let data1 = data.why;
if(typeof data1 === "string"){
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/why",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/why", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate622.errors = vErrors;
return errors === 0;
}


function validate623(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.why === undefined) || (!(func0.call(data, "why")))){
(vErrors ??= []).push(missing(instancePath, "why")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "why"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("budget-spent" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "budget-spent"},message:"must be equal to constant"}); errors++;
}
}
if(data.why !== undefined && func0.call(data, "why")){
let data1 = data.why;
if(typeof data1 === "string"){
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/why",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/why", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate623.errors = vErrors;
return errors === 0;
}


function validate624(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.why === undefined) || (!(func0.call(data, "why")))){
(vErrors ??= []).push(missing(instancePath, "why")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "why"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("engine-down" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "engine-down"},message:"must be equal to constant"}); errors++;
}
}
if(data.why !== undefined && func0.call(data, "why")){
let data1 = data.why;
if(typeof data1 === "string"){
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/why",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/why", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate624.errors = vErrors;
return errors === 0;
}


function validate625(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.text === undefined) || (!(func0.call(data, "text")))){
(vErrors ??= []).push(missing(instancePath, "text")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "text"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("refused-by-model" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "refused-by-model"},message:"must be equal to constant"}); errors++;
}
}
if(data.text !== undefined && func0.call(data, "text")){
if(typeof data.text !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/text", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate625.errors = vErrors;
return errors === 0;
}


function validate626(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "kind")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("stopped" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "stopped"},message:"must be equal to constant"}); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate626.errors = vErrors;
return errors === 0;
}


function validate615(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "sheet"){
if(!(validate616(data, {instancePath}))){
vErrors = vErrors === null ? validate616.errors : vErrors.concat(validate616.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "invalid-sheet"){
if(!(validate619(data, {instancePath}))){
vErrors = vErrors === null ? validate619.errors : vErrors.concat(validate619.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "out-of-plan"){
if(!(validate620(data, {instancePath}))){
vErrors = vErrors === null ? validate620.errors : vErrors.concat(validate620.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "breach"){
if(!(validate621(data, {instancePath}))){
vErrors = vErrors === null ? validate621.errors : vErrors.concat(validate621.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "infrastructure"){
if(!(validate622(data, {instancePath}))){
vErrors = vErrors === null ? validate622.errors : vErrors.concat(validate622.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "budget-spent"){
if(!(validate623(data, {instancePath}))){
vErrors = vErrors === null ? validate623.errors : vErrors.concat(validate623.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "engine-down"){
if(!(validate624(data, {instancePath}))){
vErrors = vErrors === null ? validate624.errors : vErrors.concat(validate624.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "refused-by-model"){
if(!(validate625(data, {instancePath}))){
vErrors = vErrors === null ? validate625.errors : vErrors.concat(validate625.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "stopped"){
if(!(validate626(data, {instancePath}))){
vErrors = vErrors === null ? validate626.errors : vErrors.concat(validate626.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate615.errors = vErrors;
return errors === 0;
}


function validate613(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
(vErrors ??= []).push(missing(instancePath, "session")); errors++;
}
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
(vErrors ??= []).push(missing(instancePath, "outcome")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "session")) || (key0 === "outcome"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("session-ended" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "session-ended"},message:"must be equal to constant"}); errors++;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session"}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
if(!(validate615(data.outcome, {instancePath:instancePath+"/outcome"}))){
vErrors = vErrors === null ? validate615.errors : vErrors.concat(validate615.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate613.errors = vErrors;
return errors === 0;
}


function validate637(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
(vErrors ??= []).push(missing(instancePath, "session")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "session"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("session-stopped" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "session-stopped"},message:"must be equal to constant"}); errors++;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session"}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate637.errors = vErrors;
return errors === 0;
}


function validate639(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
(vErrors ??= []).push(missing(instancePath, "session")); errors++;
}
if((data.claim === undefined) || (!(func0.call(data, "claim")))){
(vErrors ??= []).push(missing(instancePath, "claim")); errors++;
}
if((data.found === undefined) || (!(func0.call(data, "found")))){
(vErrors ??= []).push(missing(instancePath, "found")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "kind") || (key0 === "session")) || (key0 === "claim")) || (key0 === "found"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("blunder" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "blunder"},message:"must be equal to constant"}); errors++;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session"}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.claim !== undefined && func0.call(data, "claim")){
let data2 = data.claim;
if(typeof data2 === "string"){
if(func64(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/claim",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/claim", "string")); errors++;
}
}
if(data.found !== undefined && func0.call(data, "found")){
let data3 = data.found;
if(typeof data3 === "string"){
if(func64(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/found",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/found", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate639.errors = vErrors;
return errors === 0;
}

const schema206 = {"$id":"laying-report.schema.json","type":"object","additionalProperties":false,"required":["base","tree","stubs","faults"],"properties":{"base":{"$ref":"common.schema.json--objectId"},"tree":{"$ref":"common.schema.json--objectId"},"stubs":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["element","file","symbol","mark"],"properties":{"element":{"$ref":"common.schema.json--localId"},"file":{"$ref":"common.schema.json--path"},"symbol":{"type":"string","minLength":1},"mark":{"type":"string","minLength":1}}}},"faults":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["kind","message"],"properties":{"kind":{"type":"string","enum":["does-not-parse","unknown-element","already-there","no-declaration","outside-packages","outside-plan","protected","bad-import","old-test-red","not-a-file","test-file","base-check-red","infrastructure"]},"message":{"type":"string","minLength":1},"element":{"$ref":"common.schema.json--localId"},"file":{"$ref":"common.schema.json--path"},"line":{"type":"integer","minimum":1},"test":{"type":"string","minLength":1}}}}}};

function validate642(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.base === undefined) || (!(func0.call(data, "base")))){
(vErrors ??= []).push(missing(instancePath, "base")); errors++;
}
if((data.tree === undefined) || (!(func0.call(data, "tree")))){
(vErrors ??= []).push(missing(instancePath, "tree")); errors++;
}
if((data.stubs === undefined) || (!(func0.call(data, "stubs")))){
(vErrors ??= []).push(missing(instancePath, "stubs")); errors++;
}
if((data.faults === undefined) || (!(func0.call(data, "faults")))){
(vErrors ??= []).push(missing(instancePath, "faults")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "base") || (key0 === "tree")) || (key0 === "stubs")) || (key0 === "faults"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.base !== undefined && func0.call(data, "base")){
if(!(validate128(data.base, {instancePath:instancePath+"/base"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.tree !== undefined && func0.call(data, "tree")){
if(!(validate128(data.tree, {instancePath:instancePath+"/tree"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.stubs !== undefined && func0.call(data, "stubs")){
let data2 = data.stubs;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if((data3.element === undefined) || (!(func0.call(data3, "element")))){
(vErrors ??= []).push(missing(instancePath+"/stubs/" + i0, "element")); errors++;
}
if((data3.file === undefined) || (!(func0.call(data3, "file")))){
(vErrors ??= []).push(missing(instancePath+"/stubs/" + i0, "file")); errors++;
}
if((data3.symbol === undefined) || (!(func0.call(data3, "symbol")))){
(vErrors ??= []).push(missing(instancePath+"/stubs/" + i0, "symbol")); errors++;
}
if((data3.mark === undefined) || (!(func0.call(data3, "mark")))){
(vErrors ??= []).push(missing(instancePath+"/stubs/" + i0, "mark")); errors++;
}
for(const key1 of Object.keys(data3)){
if(!((((key1 === "element") || (key1 === "file")) || (key1 === "symbol")) || (key1 === "mark"))){
(vErrors ??= []).push({instancePath:instancePath+"/stubs/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}); errors++;
}
}
if(data3.element !== undefined && func0.call(data3, "element")){
if(!(validate53(data3.element, {instancePath:instancePath+"/stubs/" + i0+"/element"}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data3.file !== undefined && func0.call(data3, "file")){
if(!(validate62(data3.file, {instancePath:instancePath+"/stubs/" + i0+"/file"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data3.symbol !== undefined && func0.call(data3, "symbol")){
let data6 = data3.symbol;
if(typeof data6 === "string"){
if(func64(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/stubs/" + i0+"/symbol",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/stubs/" + i0+"/symbol", "string")); errors++;
}
}
if(data3.mark !== undefined && func0.call(data3, "mark")){
let data7 = data3.mark;
if(typeof data7 === "string"){
if(func64(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/stubs/" + i0+"/mark",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/stubs/" + i0+"/mark", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/stubs/" + i0, "object")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/stubs", "array")); errors++;
}
}
if(data.faults !== undefined && func0.call(data, "faults")){
let data8 = data.faults;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if((data9.kind === undefined) || (!(func0.call(data9, "kind")))){
(vErrors ??= []).push(missing(instancePath+"/faults/" + i1, "kind")); errors++;
}
if((data9.message === undefined) || (!(func0.call(data9, "message")))){
(vErrors ??= []).push(missing(instancePath+"/faults/" + i1, "message")); errors++;
}
for(const key2 of Object.keys(data9)){
if(!((((((key2 === "kind") || (key2 === "message")) || (key2 === "element")) || (key2 === "file")) || (key2 === "line")) || (key2 === "test"))){
(vErrors ??= []).push({instancePath:instancePath+"/faults/" + i1,keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}); errors++;
}
}
if(data9.kind !== undefined && func0.call(data9, "kind")){
let data10 = data9.kind;
if(typeof data10 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/faults/" + i1+"/kind", "string")); errors++;
}
if(!(((((((((((((data10 === "does-not-parse") || (data10 === "unknown-element")) || (data10 === "already-there")) || (data10 === "no-declaration")) || (data10 === "outside-packages")) || (data10 === "outside-plan")) || (data10 === "protected")) || (data10 === "bad-import")) || (data10 === "old-test-red")) || (data10 === "not-a-file")) || (data10 === "test-file")) || (data10 === "base-check-red")) || (data10 === "infrastructure"))){
(vErrors ??= []).push({instancePath:instancePath+"/faults/" + i1+"/kind",keyword:"enum",params:{allowedValues: schema206.properties.faults.items.properties.kind.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data9.message !== undefined && func0.call(data9, "message")){
let data11 = data9.message;
if(typeof data11 === "string"){
if(func64(data11) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/faults/" + i1+"/message",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/faults/" + i1+"/message", "string")); errors++;
}
}
if(data9.element !== undefined && func0.call(data9, "element")){
if(!(validate53(data9.element, {instancePath:instancePath+"/faults/" + i1+"/element"}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data9.file !== undefined && func0.call(data9, "file")){
if(!(validate62(data9.file, {instancePath:instancePath+"/faults/" + i1+"/file"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data9.line !== undefined && func0.call(data9, "line")){
let data14 = data9.line;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
(vErrors ??= []).push(wrongType(instancePath+"/faults/" + i1+"/line", "integer")); errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 1 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/faults/" + i1+"/line",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data9.test !== undefined && func0.call(data9, "test")){
let data15 = data9.test;
if(typeof data15 === "string"){
if(func64(data15) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/faults/" + i1+"/test",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/faults/" + i1+"/test", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/faults/" + i1, "object")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/faults", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate642.errors = vErrors;
return errors === 0;
}


function validate641(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.report === undefined) || (!(func0.call(data, "report")))){
(vErrors ??= []).push(missing(instancePath, "report")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "report"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("plan-laid" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "plan-laid"},message:"must be equal to constant"}); errors++;
}
}
if(data.report !== undefined && func0.call(data, "report")){
if(!(validate642(data.report, {instancePath:instancePath+"/report"}))){
vErrors = vErrors === null ? validate642.errors : vErrors.concat(validate642.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate641.errors = vErrors;
return errors === 0;
}

const schema207 = {"type":"object","additionalProperties":false,"required":["kind","gesture","rule","outcome"],"properties":{"kind":{"type":"string","const":"gesture-played"},"gesture":{"type":"string","enum":["command","G1","G2","G3","G4","G5"]},"rule":{"type":"string","minLength":1},"outcome":{"type":"object","discriminator":{"propertyName":"kind"},"required":["kind"],"oneOf":[{"$ref":"event.schema.json--played"},{"$ref":"event.schema.json--outsideRule"},{"$ref":"event.schema.json--failed"}]}},"$id":"event.schema.json--gesturePlayed"};

function validate651(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.tree === undefined) || (!(func0.call(data, "tree")))){
(vErrors ??= []).push(missing(instancePath, "tree")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "tree"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("played" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "played"},message:"must be equal to constant"}); errors++;
}
}
if(data.tree !== undefined && func0.call(data, "tree")){
if(!(validate128(data.tree, {instancePath:instancePath+"/tree"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate651.errors = vErrors;
return errors === 0;
}


function validate653(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.paths === undefined) || (!(func0.call(data, "paths")))){
(vErrors ??= []).push(missing(instancePath, "paths")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "paths"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("outside-rule" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "outside-rule"},message:"must be equal to constant"}); errors++;
}
}
if(data.paths !== undefined && func0.call(data, "paths")){
let data1 = data.paths;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate62(data1[i0], {instancePath:instancePath+"/paths/" + i0}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/paths", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate653.errors = vErrors;
return errors === 0;
}


function validate655(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.why === undefined) || (!(func0.call(data, "why")))){
(vErrors ??= []).push(missing(instancePath, "why")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "why"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("failed" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "failed"},message:"must be equal to constant"}); errors++;
}
}
if(data.why !== undefined && func0.call(data, "why")){
let data1 = data.why;
if(typeof data1 === "string"){
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/why",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/why", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate655.errors = vErrors;
return errors === 0;
}


function validate650(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.gesture === undefined) || (!(func0.call(data, "gesture")))){
(vErrors ??= []).push(missing(instancePath, "gesture")); errors++;
}
if((data.rule === undefined) || (!(func0.call(data, "rule")))){
(vErrors ??= []).push(missing(instancePath, "rule")); errors++;
}
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
(vErrors ??= []).push(missing(instancePath, "outcome")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "kind") || (key0 === "gesture")) || (key0 === "rule")) || (key0 === "outcome"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("gesture-played" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "gesture-played"},message:"must be equal to constant"}); errors++;
}
}
if(data.gesture !== undefined && func0.call(data, "gesture")){
let data1 = data.gesture;
if(typeof data1 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/gesture", "string")); errors++;
}
if(!((((((data1 === "command") || (data1 === "G1")) || (data1 === "G2")) || (data1 === "G3")) || (data1 === "G4")) || (data1 === "G5"))){
(vErrors ??= []).push({instancePath:instancePath+"/gesture",keyword:"enum",params:{allowedValues: schema207.properties.gesture.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.rule !== undefined && func0.call(data, "rule")){
let data2 = data.rule;
if(typeof data2 === "string"){
if(func64(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/rule",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/rule", "string")); errors++;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data3 = data.outcome;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if((data3.kind === undefined) || (!(func0.call(data3, "kind")))){
(vErrors ??= []).push(missing(instancePath+"/outcome", "kind")); errors++;
}
const tag0 = data3.kind;
if(typeof tag0 == "string"){
if(tag0 === "played"){
if(!(validate651(data3, {instancePath:instancePath+"/outcome"}))){
vErrors = vErrors === null ? validate651.errors : vErrors.concat(validate651.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "outside-rule"){
if(!(validate653(data3, {instancePath:instancePath+"/outcome"}))){
vErrors = vErrors === null ? validate653.errors : vErrors.concat(validate653.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "failed"){
if(!(validate655(data3, {instancePath:instancePath+"/outcome"}))){
vErrors = vErrors === null ? validate655.errors : vErrors.concat(validate655.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/outcome", "object")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate650.errors = vErrors;
return errors === 0;
}

const schema213 = {"type":"object","additionalProperties":false,"required":["on","tree","report","command","exit"],"properties":{"on":{"type":"string","enum":["laid","base","null-bodies","old-tests","check"]},"tree":{"$ref":"common.schema.json--objectId"},"report":{"$ref":"common.schema.json--digest"},"command":{"$ref":"common.schema.json--argv"},"exit":{"$ref":"test-report.schema.json--exit"}},"$id":"red-proof.schema.json--run"};

function validate665(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.on === undefined) || (!(func0.call(data, "on")))){
(vErrors ??= []).push(missing(instancePath, "on")); errors++;
}
if((data.tree === undefined) || (!(func0.call(data, "tree")))){
(vErrors ??= []).push(missing(instancePath, "tree")); errors++;
}
if((data.report === undefined) || (!(func0.call(data, "report")))){
(vErrors ??= []).push(missing(instancePath, "report")); errors++;
}
if((data.command === undefined) || (!(func0.call(data, "command")))){
(vErrors ??= []).push(missing(instancePath, "command")); errors++;
}
if((data.exit === undefined) || (!(func0.call(data, "exit")))){
(vErrors ??= []).push(missing(instancePath, "exit")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "on") || (key0 === "tree")) || (key0 === "report")) || (key0 === "command")) || (key0 === "exit"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.on !== undefined && func0.call(data, "on")){
let data0 = data.on;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/on", "string")); errors++;
}
if(!(((((data0 === "laid") || (data0 === "base")) || (data0 === "null-bodies")) || (data0 === "old-tests")) || (data0 === "check"))){
(vErrors ??= []).push({instancePath:instancePath+"/on",keyword:"enum",params:{allowedValues: schema213.properties.on.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.tree !== undefined && func0.call(data, "tree")){
if(!(validate128(data.tree, {instancePath:instancePath+"/tree"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.report !== undefined && func0.call(data, "report")){
if(!(validate130(data.report, {instancePath:instancePath+"/report"}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
if(data.command !== undefined && func0.call(data, "command")){
if(!(validate192(data.command, {instancePath:instancePath+"/command"}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
}
if(data.exit !== undefined && func0.call(data, "exit")){
if(!(validate357(data.exit, {instancePath:instancePath+"/exit"}))){
vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate665.errors = vErrors;
return errors === 0;
}

const schema214 = {"type":"object","additionalProperties":false,"required":["criterion","test","role","on","outcome"],"properties":{"criterion":{"$ref":"common.schema.json--localId"},"test":{"type":"string","minLength":1},"role":{"type":"string","enum":["proof","guard","type"]},"on":{"type":"string","enum":["laid","base","null-bodies","check"]},"outcome":{"type":"string","enum":["passed","failed","skipped"]},"class":{"type":"string","minLength":1},"errorType":{"type":"string","minLength":1}},"$id":"red-proof.schema.json--entry"};

function validate671(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.criterion === undefined) || (!(func0.call(data, "criterion")))){
(vErrors ??= []).push(missing(instancePath, "criterion")); errors++;
}
if((data.test === undefined) || (!(func0.call(data, "test")))){
(vErrors ??= []).push(missing(instancePath, "test")); errors++;
}
if((data.role === undefined) || (!(func0.call(data, "role")))){
(vErrors ??= []).push(missing(instancePath, "role")); errors++;
}
if((data.on === undefined) || (!(func0.call(data, "on")))){
(vErrors ??= []).push(missing(instancePath, "on")); errors++;
}
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
(vErrors ??= []).push(missing(instancePath, "outcome")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "criterion") || (key0 === "test")) || (key0 === "role")) || (key0 === "on")) || (key0 === "outcome")) || (key0 === "class")) || (key0 === "errorType"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.criterion !== undefined && func0.call(data, "criterion")){
if(!(validate53(data.criterion, {instancePath:instancePath+"/criterion"}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.test !== undefined && func0.call(data, "test")){
let data1 = data.test;
if(typeof data1 === "string"){
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/test",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/test", "string")); errors++;
}
}
if(data.role !== undefined && func0.call(data, "role")){
let data2 = data.role;
if(typeof data2 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/role", "string")); errors++;
}
if(!(((data2 === "proof") || (data2 === "guard")) || (data2 === "type"))){
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"enum",params:{allowedValues: schema214.properties.role.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.on !== undefined && func0.call(data, "on")){
let data3 = data.on;
if(typeof data3 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/on", "string")); errors++;
}
if(!((((data3 === "laid") || (data3 === "base")) || (data3 === "null-bodies")) || (data3 === "check"))){
(vErrors ??= []).push({instancePath:instancePath+"/on",keyword:"enum",params:{allowedValues: schema214.properties.on.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data4 = data.outcome;
if(typeof data4 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/outcome", "string")); errors++;
}
if(!(((data4 === "passed") || (data4 === "failed")) || (data4 === "skipped"))){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"enum",params:{allowedValues: schema214.properties.outcome.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.class !== undefined && func0.call(data, "class")){
let data5 = data.class;
if(typeof data5 === "string"){
if(func64(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/class",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/class", "string")); errors++;
}
}
if(data.errorType !== undefined && func0.call(data, "errorType")){
let data6 = data.errorType;
if(typeof data6 === "string"){
if(func64(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/errorType",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/errorType", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate671.errors = vErrors;
return errors === 0;
}

const schema215 = {"type":"object","additionalProperties":false,"required":["kind","message"],"properties":{"kind":{"type":"string","enum":["green-proof","green-with-null-bodies","wrong-reason","guard-red","type-not-red","not-run","criterion-unproved","test-finding","old-file-changed","run-fault","unlisted-test-change","infrastructure"]},"message":{"type":"string","minLength":1},"criterion":{"$ref":"common.schema.json--localId"},"test":{"type":"string","minLength":1},"file":{"$ref":"common.schema.json--path"}},"$id":"red-proof.schema.json--fault"};

function validate676(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.message === undefined) || (!(func0.call(data, "message")))){
(vErrors ??= []).push(missing(instancePath, "message")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "kind") || (key0 === "message")) || (key0 === "criterion")) || (key0 === "test")) || (key0 === "file"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if(!((((((((((((data0 === "green-proof") || (data0 === "green-with-null-bodies")) || (data0 === "wrong-reason")) || (data0 === "guard-red")) || (data0 === "type-not-red")) || (data0 === "not-run")) || (data0 === "criterion-unproved")) || (data0 === "test-finding")) || (data0 === "old-file-changed")) || (data0 === "run-fault")) || (data0 === "unlisted-test-change")) || (data0 === "infrastructure"))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema215.properties.kind.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.message !== undefined && func0.call(data, "message")){
let data1 = data.message;
if(typeof data1 === "string"){
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/message", "string")); errors++;
}
}
if(data.criterion !== undefined && func0.call(data, "criterion")){
if(!(validate53(data.criterion, {instancePath:instancePath+"/criterion"}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.test !== undefined && func0.call(data, "test")){
let data3 = data.test;
if(typeof data3 === "string"){
if(func64(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/test",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/test", "string")); errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(validate62(data.file, {instancePath:instancePath+"/file"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate676.errors = vErrors;
return errors === 0;
}


function validate660(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.base === undefined) || (!(func0.call(data, "base")))){
(vErrors ??= []).push(missing(instancePath, "base")); errors++;
}
if((data.laidTree === undefined) || (!(func0.call(data, "laidTree")))){
(vErrors ??= []).push(missing(instancePath, "laidTree")); errors++;
}
if((data.testsTree === undefined) || (!(func0.call(data, "testsTree")))){
(vErrors ??= []).push(missing(instancePath, "testsTree")); errors++;
}
if((data.baseline === undefined) || (!(func0.call(data, "baseline")))){
(vErrors ??= []).push(missing(instancePath, "baseline")); errors++;
}
if((data.runs === undefined) || (!(func0.call(data, "runs")))){
(vErrors ??= []).push(missing(instancePath, "runs")); errors++;
}
if((data.entries === undefined) || (!(func0.call(data, "entries")))){
(vErrors ??= []).push(missing(instancePath, "entries")); errors++;
}
if((data.hashes === undefined) || (!(func0.call(data, "hashes")))){
(vErrors ??= []).push(missing(instancePath, "hashes")); errors++;
}
if((data.faults === undefined) || (!(func0.call(data, "faults")))){
(vErrors ??= []).push(missing(instancePath, "faults")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "base") || (key0 === "laidTree")) || (key0 === "testsTree")) || (key0 === "baseline")) || (key0 === "runs")) || (key0 === "entries")) || (key0 === "hashes")) || (key0 === "faults"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.base !== undefined && func0.call(data, "base")){
if(!(validate128(data.base, {instancePath:instancePath+"/base"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.laidTree !== undefined && func0.call(data, "laidTree")){
if(!(validate128(data.laidTree, {instancePath:instancePath+"/laidTree"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.testsTree !== undefined && func0.call(data, "testsTree")){
if(!(validate128(data.testsTree, {instancePath:instancePath+"/testsTree"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.baseline !== undefined && func0.call(data, "baseline")){
if(!(validate130(data.baseline, {instancePath:instancePath+"/baseline"}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
if(data.runs !== undefined && func0.call(data, "runs")){
let data4 = data.runs;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate665(data4[i0], {instancePath:instancePath+"/runs/" + i0}))){
vErrors = vErrors === null ? validate665.errors : vErrors.concat(validate665.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/runs", "array")); errors++;
}
}
if(data.entries !== undefined && func0.call(data, "entries")){
let data6 = data.entries;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!(validate671(data6[i1], {instancePath:instancePath+"/entries/" + i1}))){
vErrors = vErrors === null ? validate671.errors : vErrors.concat(validate671.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/entries", "array")); errors++;
}
}
if(data.hashes !== undefined && func0.call(data, "hashes")){
let data8 = data.hashes;
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if((data9.file === undefined) || (!(func0.call(data9, "file")))){
(vErrors ??= []).push(missing(instancePath+"/hashes/" + i2, "file")); errors++;
}
if((data9.blob === undefined) || (!(func0.call(data9, "blob")))){
(vErrors ??= []).push(missing(instancePath+"/hashes/" + i2, "blob")); errors++;
}
for(const key1 of Object.keys(data9)){
if(!((key1 === "file") || (key1 === "blob"))){
(vErrors ??= []).push({instancePath:instancePath+"/hashes/" + i2,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}); errors++;
}
}
if(data9.file !== undefined && func0.call(data9, "file")){
if(!(validate62(data9.file, {instancePath:instancePath+"/hashes/" + i2+"/file"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data9.blob !== undefined && func0.call(data9, "blob")){
if(!(validate128(data9.blob, {instancePath:instancePath+"/hashes/" + i2+"/blob"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/hashes/" + i2, "object")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/hashes", "array")); errors++;
}
}
if(data.faults !== undefined && func0.call(data, "faults")){
let data12 = data.faults;
if(Array.isArray(data12)){
const len3 = data12.length;
for(let i3=0; i3<len3; i3++){
if(!(validate676(data12[i3], {instancePath:instancePath+"/faults/" + i3}))){
vErrors = vErrors === null ? validate676.errors : vErrors.concat(validate676.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/faults", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate660.errors = vErrors;
return errors === 0;
}


function validate659(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.proof === undefined) || (!(func0.call(data, "proof")))){
(vErrors ??= []).push(missing(instancePath, "proof")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "proof"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("red-proved" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "red-proved"},message:"must be equal to constant"}); errors++;
}
}
if(data.proof !== undefined && func0.call(data, "proof")){
if(!(validate660(data.proof, {instancePath:instancePath+"/proof"}))){
vErrors = vErrors === null ? validate660.errors : vErrors.concat(validate660.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate659.errors = vErrors;
return errors === 0;
}


function validate681(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.report === undefined) || (!(func0.call(data, "report")))){
(vErrors ??= []).push(missing(instancePath, "report")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "report"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("checks-run" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "checks-run"},message:"must be equal to constant"}); errors++;
}
}
if(data.report !== undefined && func0.call(data, "report")){
if(!(validate348(data.report, {instancePath:instancePath+"/report"}))){
vErrors = vErrors === null ? validate348.errors : vErrors.concat(validate348.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate681.errors = vErrors;
return errors === 0;
}


function validate683(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.list === undefined) || (!(func0.call(data, "list")))){
(vErrors ??= []).push(missing(instancePath, "list")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "list"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("elements-listed" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "elements-listed"},message:"must be equal to constant"}); errors++;
}
}
if(data.list !== undefined && func0.call(data, "list")){
if(!(validate496(data.list, {instancePath:instancePath+"/list"}))){
vErrors = vErrors === null ? validate496.errors : vErrors.concat(validate496.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate683.errors = vErrors;
return errors === 0;
}


function validate685(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.commit === undefined) || (!(func0.call(data, "commit")))){
(vErrors ??= []).push(missing(instancePath, "commit")); errors++;
}
if((data.tree === undefined) || (!(func0.call(data, "tree")))){
(vErrors ??= []).push(missing(instancePath, "tree")); errors++;
}
if((data.base === undefined) || (!(func0.call(data, "base")))){
(vErrors ??= []).push(missing(instancePath, "base")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "kind") || (key0 === "commit")) || (key0 === "tree")) || (key0 === "base"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("committed" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "committed"},message:"must be equal to constant"}); errors++;
}
}
if(data.commit !== undefined && func0.call(data, "commit")){
if(!(validate128(data.commit, {instancePath:instancePath+"/commit"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.tree !== undefined && func0.call(data, "tree")){
if(!(validate128(data.tree, {instancePath:instancePath+"/tree"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.base !== undefined && func0.call(data, "base")){
if(!(validate128(data.base, {instancePath:instancePath+"/base"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate685.errors = vErrors;
return errors === 0;
}


function validate691(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.commit === undefined) || (!(func0.call(data, "commit")))){
(vErrors ??= []).push(missing(instancePath, "commit")); errors++;
}
if((data.tree === undefined) || (!(func0.call(data, "tree")))){
(vErrors ??= []).push(missing(instancePath, "tree")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "kind") || (key0 === "commit")) || (key0 === "tree")) || (key0 === "proof"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("landed" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "landed"},message:"must be equal to constant"}); errors++;
}
}
if(data.commit !== undefined && func0.call(data, "commit")){
if(!(validate128(data.commit, {instancePath:instancePath+"/commit"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.tree !== undefined && func0.call(data, "tree")){
if(!(validate128(data.tree, {instancePath:instancePath+"/tree"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.proof !== undefined && func0.call(data, "proof")){
let data3 = data.proof;
if(typeof data3 === "string"){
if(func64(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/proof",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/proof", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate691.errors = vErrors;
return errors === 0;
}


function validate694(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.base === undefined) || (!(func0.call(data, "base")))){
(vErrors ??= []).push(missing(instancePath, "base")); errors++;
}
if((data.faults === undefined) || (!(func0.call(data, "faults")))){
(vErrors ??= []).push(missing(instancePath, "faults")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "base")) || (key0 === "faults"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("red" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "red"},message:"must be equal to constant"}); errors++;
}
}
if(data.base !== undefined && func0.call(data, "base")){
if(!(validate128(data.base, {instancePath:instancePath+"/base"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.faults !== undefined && func0.call(data, "faults")){
let data2 = data.faults;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate345(data2[i0], {instancePath:instancePath+"/faults/" + i0}))){
vErrors = vErrors === null ? validate345.errors : vErrors.concat(validate345.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/faults", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate694.errors = vErrors;
return errors === 0;
}


function validate697(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.base === undefined) || (!(func0.call(data, "base")))){
(vErrors ??= []).push(missing(instancePath, "base")); errors++;
}
if((data.head === undefined) || (!(func0.call(data, "head")))){
(vErrors ??= []).push(missing(instancePath, "head")); errors++;
}
if((data.paths === undefined) || (!(func0.call(data, "paths")))){
(vErrors ??= []).push(missing(instancePath, "paths")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "kind") || (key0 === "base")) || (key0 === "head")) || (key0 === "paths"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("conflict" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "conflict"},message:"must be equal to constant"}); errors++;
}
}
if(data.base !== undefined && func0.call(data, "base")){
if(!(validate128(data.base, {instancePath:instancePath+"/base"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.head !== undefined && func0.call(data, "head")){
if(!(validate128(data.head, {instancePath:instancePath+"/head"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.paths !== undefined && func0.call(data, "paths")){
let data3 = data.paths;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate62(data3[i0], {instancePath:instancePath+"/paths/" + i0}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/paths", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate697.errors = vErrors;
return errors === 0;
}


function validate701(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.head === undefined) || (!(func0.call(data, "head")))){
(vErrors ??= []).push(missing(instancePath, "head")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "head"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("moved" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "moved"},message:"must be equal to constant"}); errors++;
}
}
if(data.head !== undefined && func0.call(data, "head")){
if(!(validate128(data.head, {instancePath:instancePath+"/head"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate701.errors = vErrors;
return errors === 0;
}


function validate703(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.head === undefined) || (!(func0.call(data, "head")))){
(vErrors ??= []).push(missing(instancePath, "head")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "head"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("empty" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "empty"},message:"must be equal to constant"}); errors++;
}
}
if(data.head !== undefined && func0.call(data, "head")){
if(!(validate128(data.head, {instancePath:instancePath+"/head"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate703.errors = vErrors;
return errors === 0;
}


function validate705(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.why === undefined) || (!(func0.call(data, "why")))){
(vErrors ??= []).push(missing(instancePath, "why")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "why"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("unknown" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "unknown"},message:"must be equal to constant"}); errors++;
}
}
if(data.why !== undefined && func0.call(data, "why")){
let data1 = data.why;
if(typeof data1 === "string"){
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/why",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/why", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate705.errors = vErrors;
return errors === 0;
}


function validate706(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.why === undefined) || (!(func0.call(data, "why")))){
(vErrors ??= []).push(missing(instancePath, "why")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "why"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("refused" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "refused"},message:"must be equal to constant"}); errors++;
}
}
if(data.why !== undefined && func0.call(data, "why")){
let data1 = data.why;
if(typeof data1 === "string"){
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/why",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/why", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate706.errors = vErrors;
return errors === 0;
}


function validate690(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "landed"){
if(!(validate691(data, {instancePath}))){
vErrors = vErrors === null ? validate691.errors : vErrors.concat(validate691.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "red"){
if(!(validate694(data, {instancePath}))){
vErrors = vErrors === null ? validate694.errors : vErrors.concat(validate694.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "conflict"){
if(!(validate697(data, {instancePath}))){
vErrors = vErrors === null ? validate697.errors : vErrors.concat(validate697.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "moved"){
if(!(validate701(data, {instancePath}))){
vErrors = vErrors === null ? validate701.errors : vErrors.concat(validate701.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "empty"){
if(!(validate703(data, {instancePath}))){
vErrors = vErrors === null ? validate703.errors : vErrors.concat(validate703.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "unknown"){
if(!(validate705(data, {instancePath}))){
vErrors = vErrors === null ? validate705.errors : vErrors.concat(validate705.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "refused"){
if(!(validate706(data, {instancePath}))){
vErrors = vErrors === null ? validate706.errors : vErrors.concat(validate706.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate690.errors = vErrors;
return errors === 0;
}


function validate689(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.report === undefined) || (!(func0.call(data, "report")))){
(vErrors ??= []).push(missing(instancePath, "report")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "report"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("landing-reported" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "landing-reported"},message:"must be equal to constant"}); errors++;
}
}
if(data.report !== undefined && func0.call(data, "report")){
if(!(validate690(data.report, {instancePath:instancePath+"/report"}))){
vErrors = vErrors === null ? validate690.errors : vErrors.concat(validate690.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate689.errors = vErrors;
return errors === 0;
}


function validate715(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.question === undefined) || (!(func0.call(data, "question")))){
(vErrors ??= []).push(missing(instancePath, "question")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "question"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("question-asked" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "question-asked"},message:"must be equal to constant"}); errors++;
}
}
if(data.question !== undefined && func0.call(data, "question")){
if(!(validate150(data.question, {instancePath:instancePath+"/question"}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate715.errors = vErrors;
return errors === 0;
}

const schema229 = {"type":"object","additionalProperties":false,"required":["kind","question","by","decision"],"properties":{"kind":{"type":"string","const":"question-answered"},"question":{"$ref":"common.schema.json--questionId"},"by":{"type":"string","enum":["supervisor","owner"]},"decision":{"$ref":"decision.schema.json"}},"$id":"event.schema.json--questionAnswered"};

function validate717(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.question === undefined) || (!(func0.call(data, "question")))){
(vErrors ??= []).push(missing(instancePath, "question")); errors++;
}
if((data.by === undefined) || (!(func0.call(data, "by")))){
(vErrors ??= []).push(missing(instancePath, "by")); errors++;
}
if((data.decision === undefined) || (!(func0.call(data, "decision")))){
(vErrors ??= []).push(missing(instancePath, "decision")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "kind") || (key0 === "question")) || (key0 === "by")) || (key0 === "decision"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("question-answered" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "question-answered"},message:"must be equal to constant"}); errors++;
}
}
if(data.question !== undefined && func0.call(data, "question")){
if(!(validate151(data.question, {instancePath:instancePath+"/question"}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
}
if(data.by !== undefined && func0.call(data, "by")){
let data2 = data.by;
if(typeof data2 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/by", "string")); errors++;
}
if(!((data2 === "supervisor") || (data2 === "owner"))){
(vErrors ??= []).push({instancePath:instancePath+"/by",keyword:"enum",params:{allowedValues: schema229.properties.by.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.decision !== undefined && func0.call(data, "decision")){
if(!(validate157(data.decision, {instancePath:instancePath+"/decision"}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate717.errors = vErrors;
return errors === 0;
}


function validate720(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
(vErrors ??= []).push(missing(instancePath, "session")); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
(vErrors ??= []).push(missing(instancePath, "ticket")); errors++;
}
if((data.discovery === undefined) || (!(func0.call(data, "discovery")))){
(vErrors ??= []).push(missing(instancePath, "discovery")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "kind") || (key0 === "session")) || (key0 === "ticket")) || (key0 === "discovery"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("discovery-recorded" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "discovery-recorded"},message:"must be equal to constant"}); errors++;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session"}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket"}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.discovery !== undefined && func0.call(data, "discovery")){
if(!(validate125(data.discovery, {instancePath:instancePath+"/discovery"}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate720.errors = vErrors;
return errors === 0;
}


function validate724(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
(vErrors ??= []).push(missing(instancePath, "ticket")); errors++;
}
if((data.reason === undefined) || (!(func0.call(data, "reason")))){
(vErrors ??= []).push(missing(instancePath, "reason")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "ticket")) || (key0 === "reason"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("discovery-reopened" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "discovery-reopened"},message:"must be equal to constant"}); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket"}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
let data2 = data.reason;
if(typeof data2 === "string"){
if(func64(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/reason", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate724.errors = vErrors;
return errors === 0;
}


function validate726(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
(vErrors ??= []).push(missing(instancePath, "ticket")); errors++;
}
if((data.reason === undefined) || (!(func0.call(data, "reason")))){
(vErrors ??= []).push(missing(instancePath, "reason")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "ticket")) || (key0 === "reason"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("ticket-linked" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "ticket-linked"},message:"must be equal to constant"}); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket"}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
let data2 = data.reason;
if(typeof data2 === "string"){
if(func64(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/reason", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate726.errors = vErrors;
return errors === 0;
}


function validate728(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.commit === undefined) || (!(func0.call(data, "commit")))){
(vErrors ??= []).push(missing(instancePath, "commit")); errors++;
}
if((data.tree === undefined) || (!(func0.call(data, "tree")))){
(vErrors ??= []).push(missing(instancePath, "tree")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "commit")) || (key0 === "tree"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("ticket-closed" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "ticket-closed"},message:"must be equal to constant"}); errors++;
}
}
if(data.commit !== undefined && func0.call(data, "commit")){
if(!(validate128(data.commit, {instancePath:instancePath+"/commit"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.tree !== undefined && func0.call(data, "tree")){
if(!(validate128(data.tree, {instancePath:instancePath+"/tree"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate728.errors = vErrors;
return errors === 0;
}


function validate731(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.reason === undefined) || (!(func0.call(data, "reason")))){
(vErrors ??= []).push(missing(instancePath, "reason")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "reason"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("ticket-abandoned" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "ticket-abandoned"},message:"must be equal to constant"}); errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
let data1 = data.reason;
if(typeof data1 === "string"){
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/reason", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate731.errors = vErrors;
return errors === 0;
}

const schema235 = {"type":"object","additionalProperties":false,"required":["kind","effect","why","retries"],"properties":{"kind":{"type":"string","const":"infrastructure-lost"},"effect":{"$ref":"common.schema.json--effectKey"},"why":{"type":"string","minLength":1},"retries":{"type":"string","enum":["again","give-up"]}},"$id":"event.schema.json--infrastructureLost"};

function validate732(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.effect === undefined) || (!(func0.call(data, "effect")))){
(vErrors ??= []).push(missing(instancePath, "effect")); errors++;
}
if((data.why === undefined) || (!(func0.call(data, "why")))){
(vErrors ??= []).push(missing(instancePath, "why")); errors++;
}
if((data.retries === undefined) || (!(func0.call(data, "retries")))){
(vErrors ??= []).push(missing(instancePath, "retries")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "kind") || (key0 === "effect")) || (key0 === "why")) || (key0 === "retries"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("infrastructure-lost" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "infrastructure-lost"},message:"must be equal to constant"}); errors++;
}
}
if(data.effect !== undefined && func0.call(data, "effect")){
if(!(validate412(data.effect, {instancePath:instancePath+"/effect"}))){
vErrors = vErrors === null ? validate412.errors : vErrors.concat(validate412.errors);
errors = vErrors.length;
}
}
if(data.why !== undefined && func0.call(data, "why")){
let data2 = data.why;
if(typeof data2 === "string"){
if(func64(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/why",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/why", "string")); errors++;
}
}
if(data.retries !== undefined && func0.call(data, "retries")){
let data3 = data.retries;
if(typeof data3 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/retries", "string")); errors++;
}
if(!((data3 === "again") || (data3 === "give-up"))){
(vErrors ??= []).push({instancePath:instancePath+"/retries",keyword:"enum",params:{allowedValues: schema235.properties.retries.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate732.errors = vErrors;
return errors === 0;
}


function validate734(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "ticket-opened"){
if(!(validate501(data, {instancePath}))){
vErrors = vErrors === null ? validate501.errors : vErrors.concat(validate501.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "ticket-edited"){
if(!(validate516(data, {instancePath}))){
vErrors = vErrors === null ? validate516.errors : vErrors.concat(validate516.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "run-requested"){
if(!(validate517(data, {instancePath}))){
vErrors = vErrors === null ? validate517.errors : vErrors.concat(validate517.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "effect-started"){
if(!(validate520(data, {instancePath}))){
vErrors = vErrors === null ? validate520.errors : vErrors.concat(validate520.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "session-started"){
if(!(validate522(data, {instancePath}))){
vErrors = vErrors === null ? validate522.errors : vErrors.concat(validate522.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "model-called"){
if(!(validate527(data, {instancePath}))){
vErrors = vErrors === null ? validate527.errors : vErrors.concat(validate527.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "file-written"){
if(!(validate532(data, {instancePath}))){
vErrors = vErrors === null ? validate532.errors : vErrors.concat(validate532.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "tool-used"){
if(!(validate536(data, {instancePath}))){
vErrors = vErrors === null ? validate536.errors : vErrors.concat(validate536.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "sheet-accepted"){
if(!(validate539(data, {instancePath}))){
vErrors = vErrors === null ? validate539.errors : vErrors.concat(validate539.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "sheet-refused"){
if(!(validate610(data, {instancePath}))){
vErrors = vErrors === null ? validate610.errors : vErrors.concat(validate610.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "session-ended"){
if(!(validate613(data, {instancePath}))){
vErrors = vErrors === null ? validate613.errors : vErrors.concat(validate613.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "session-stopped"){
if(!(validate637(data, {instancePath}))){
vErrors = vErrors === null ? validate637.errors : vErrors.concat(validate637.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "blunder"){
if(!(validate639(data, {instancePath}))){
vErrors = vErrors === null ? validate639.errors : vErrors.concat(validate639.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "plan-laid"){
if(!(validate641(data, {instancePath}))){
vErrors = vErrors === null ? validate641.errors : vErrors.concat(validate641.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "gesture-played"){
if(!(validate650(data, {instancePath}))){
vErrors = vErrors === null ? validate650.errors : vErrors.concat(validate650.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "red-proved"){
if(!(validate659(data, {instancePath}))){
vErrors = vErrors === null ? validate659.errors : vErrors.concat(validate659.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "checks-run"){
if(!(validate681(data, {instancePath}))){
vErrors = vErrors === null ? validate681.errors : vErrors.concat(validate681.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "elements-listed"){
if(!(validate683(data, {instancePath}))){
vErrors = vErrors === null ? validate683.errors : vErrors.concat(validate683.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "committed"){
if(!(validate685(data, {instancePath}))){
vErrors = vErrors === null ? validate685.errors : vErrors.concat(validate685.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "landing-reported"){
if(!(validate689(data, {instancePath}))){
vErrors = vErrors === null ? validate689.errors : vErrors.concat(validate689.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "question-asked"){
if(!(validate715(data, {instancePath}))){
vErrors = vErrors === null ? validate715.errors : vErrors.concat(validate715.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "question-answered"){
if(!(validate717(data, {instancePath}))){
vErrors = vErrors === null ? validate717.errors : vErrors.concat(validate717.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "discovery-recorded"){
if(!(validate720(data, {instancePath}))){
vErrors = vErrors === null ? validate720.errors : vErrors.concat(validate720.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "discovery-reopened"){
if(!(validate724(data, {instancePath}))){
vErrors = vErrors === null ? validate724.errors : vErrors.concat(validate724.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "ticket-linked"){
if(!(validate726(data, {instancePath}))){
vErrors = vErrors === null ? validate726.errors : vErrors.concat(validate726.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "ticket-closed"){
if(!(validate728(data, {instancePath}))){
vErrors = vErrors === null ? validate728.errors : vErrors.concat(validate728.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "ticket-abandoned"){
if(!(validate731(data, {instancePath}))){
vErrors = vErrors === null ? validate731.errors : vErrors.concat(validate731.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "infrastructure-lost"){
if(!(validate732(data, {instancePath}))){
vErrors = vErrors === null ? validate732.errors : vErrors.concat(validate732.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate734.errors = vErrors;
return errors === 0;
}

export const validateExplorerBrief = validate763;

function validate763(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "plan"){
if(!(validate133(data, {instancePath}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "answer"){
if(!(validate209(data, {instancePath}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "triage"){
if(!(validate233(data, {instancePath}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate763.errors = vErrors;
return errors === 0;
}

export const validateLandingReport = validate690;

export const validateLandingStatement = validate767;
const schema238 = {"$id":"landing-statement.schema.json","type":"object","additionalProperties":false,"required":["_type","subject","predicateType","predicate"],"properties":{"_type":{"type":"string","const":"https://in-toto.io/Statement/v1"},"subject":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["name","digest"],"properties":{"name":{"type":"string","minLength":1},"digest":{"type":"object","additionalProperties":false,"required":["gitCommit"],"properties":{"gitCommit":{"$ref":"common.schema.json--objectId"}}}}}},"predicateType":{"type":"string","const":"urn:ticket-circuit:landing:v1"},"predicate":{"type":"object","additionalProperties":false,"required":["ticket","title","goal","journal","tree","checked","mandate","elements","roles","decisions","proofs","recordings","cost"],"properties":{"ticket":{"$ref":"common.schema.json--ticketId"},"title":{"type":"string","minLength":1,"maxLength":200},"goal":{"$ref":"common.schema.json--digest"},"journal":{"type":"object","additionalProperties":false,"required":["seq","hash"],"properties":{"seq":{"type":"integer","minimum":1},"hash":{"$ref":"common.schema.json--digest"}}},"tree":{"$ref":"common.schema.json--objectId"},"checked":{"$ref":"common.schema.json--objectId"},"mandate":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","kind","statement","clause","standing"],"properties":{"id":{"$ref":"common.schema.json--localId"},"kind":{"type":"string","enum":["new","kept","type","text"]},"statement":{"type":"string","minLength":1},"clause":{"type":"string","minLength":1},"standing":{"type":"string","enum":["open","red","green","failing","accepted","reviewed"]}}}},"elements":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["file","symbol","change"],"properties":{"file":{"$ref":"common.schema.json--path"},"symbol":{"type":"string","minLength":1},"change":{"type":"string","enum":["added","changed","removed","moved","unchanged"]}}}},"roles":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["session","role","engine","models","brief"],"properties":{"session":{"$ref":"common.schema.json--sessionId"},"role":{"$ref":"common.schema.json--roleName"},"engine":{"type":"string","minLength":1},"models":{"type":"array","items":{"type":"string","minLength":1}},"brief":{"$ref":"common.schema.json--digest"},"sheet":{"$ref":"common.schema.json--digest"}}}},"decisions":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["question","cause","by","decision"],"properties":{"question":{"$ref":"common.schema.json--questionId"},"cause":{"type":"string","minLength":1},"by":{"type":"string","enum":["supervisor","owner"]},"decision":{"type":"string","minLength":1}}}},"proofs":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["digest","what"],"properties":{"digest":{"$ref":"common.schema.json--digest"},"what":{"type":"string","minLength":1}}}},"recordings":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["session","digest"],"properties":{"session":{"$ref":"common.schema.json--sessionId"},"digest":{"$ref":"common.schema.json--digest"}}}},"cost":{"type":"object","additionalProperties":false,"required":["calls","inputTokens","outputTokens","cacheReadTokens","cacheWriteTokens","costUsd"],"properties":{"calls":{"type":"integer","minimum":0},"inputTokens":{"type":"integer","minimum":0},"outputTokens":{"type":"integer","minimum":0},"cacheReadTokens":{"type":"integer","minimum":0},"cacheWriteTokens":{"type":"integer","minimum":0},"costUsd":{"type":"number","minimum":0}}},"landed":{"$ref":"common.schema.json--digest"}}}}};

function validate767(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data._type === undefined) || (!(func0.call(data, "_type")))){
(vErrors ??= []).push(missing(instancePath, "_type")); errors++;
}
if((data.subject === undefined) || (!(func0.call(data, "subject")))){
(vErrors ??= []).push(missing(instancePath, "subject")); errors++;
}
if((data.predicateType === undefined) || (!(func0.call(data, "predicateType")))){
(vErrors ??= []).push(missing(instancePath, "predicateType")); errors++;
}
if((data.predicate === undefined) || (!(func0.call(data, "predicate")))){
(vErrors ??= []).push(missing(instancePath, "predicate")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "_type") || (key0 === "subject")) || (key0 === "predicateType")) || (key0 === "predicate"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data._type !== undefined && func0.call(data, "_type")){
let data0 = data._type;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/_type", "string")); errors++;
}
if("https://in-toto.io/Statement/v1" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/_type",keyword:"const",params:{allowedValue: "https://in-toto.io/Statement/v1"},message:"must be equal to constant"}); errors++;
}
}
if(data.subject !== undefined && func0.call(data, "subject")){
let data1 = data.subject;
if(Array.isArray(data1)){
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/subject",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}); errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if((data2.name === undefined) || (!(func0.call(data2, "name")))){
(vErrors ??= []).push(missing(instancePath+"/subject/" + i0, "name")); errors++;
}
if((data2.digest === undefined) || (!(func0.call(data2, "digest")))){
(vErrors ??= []).push(missing(instancePath+"/subject/" + i0, "digest")); errors++;
}
for(const key1 of Object.keys(data2)){
if(!((key1 === "name") || (key1 === "digest"))){
(vErrors ??= []).push({instancePath:instancePath+"/subject/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}); errors++;
}
}
if(data2.name !== undefined && func0.call(data2, "name")){
let data3 = data2.name;
if(typeof data3 === "string"){
if(func64(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/subject/" + i0+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/subject/" + i0+"/name", "string")); errors++;
}
}
if(data2.digest !== undefined && func0.call(data2, "digest")){
let data4 = data2.digest;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if((data4.gitCommit === undefined) || (!(func0.call(data4, "gitCommit")))){
(vErrors ??= []).push(missing(instancePath+"/subject/" + i0+"/digest", "gitCommit")); errors++;
}
for(const key2 of Object.keys(data4)){
if(!(key2 === "gitCommit")){
(vErrors ??= []).push({instancePath:instancePath+"/subject/" + i0+"/digest",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}); errors++;
}
}
if(data4.gitCommit !== undefined && func0.call(data4, "gitCommit")){
if(!(validate128(data4.gitCommit, {instancePath:instancePath+"/subject/" + i0+"/digest/gitCommit"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/subject/" + i0+"/digest", "object")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/subject/" + i0, "object")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/subject", "array")); errors++;
}
}
if(data.predicateType !== undefined && func0.call(data, "predicateType")){
let data6 = data.predicateType;
if(typeof data6 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/predicateType", "string")); errors++;
}
if("urn:ticket-circuit:landing:v1" !== data6){
(vErrors ??= []).push({instancePath:instancePath+"/predicateType",keyword:"const",params:{allowedValue: "urn:ticket-circuit:landing:v1"},message:"must be equal to constant"}); errors++;
}
}
if(data.predicate !== undefined && func0.call(data, "predicate")){
let data7 = data.predicate;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if((data7.ticket === undefined) || (!(func0.call(data7, "ticket")))){
(vErrors ??= []).push(missing(instancePath+"/predicate", "ticket")); errors++;
}
if((data7.title === undefined) || (!(func0.call(data7, "title")))){
(vErrors ??= []).push(missing(instancePath+"/predicate", "title")); errors++;
}
if((data7.goal === undefined) || (!(func0.call(data7, "goal")))){
(vErrors ??= []).push(missing(instancePath+"/predicate", "goal")); errors++;
}
if((data7.journal === undefined) || (!(func0.call(data7, "journal")))){
(vErrors ??= []).push(missing(instancePath+"/predicate", "journal")); errors++;
}
if((data7.tree === undefined) || (!(func0.call(data7, "tree")))){
(vErrors ??= []).push(missing(instancePath+"/predicate", "tree")); errors++;
}
if((data7.checked === undefined) || (!(func0.call(data7, "checked")))){
(vErrors ??= []).push(missing(instancePath+"/predicate", "checked")); errors++;
}
if((data7.mandate === undefined) || (!(func0.call(data7, "mandate")))){
(vErrors ??= []).push(missing(instancePath+"/predicate", "mandate")); errors++;
}
if((data7.elements === undefined) || (!(func0.call(data7, "elements")))){
(vErrors ??= []).push(missing(instancePath+"/predicate", "elements")); errors++;
}
if((data7.roles === undefined) || (!(func0.call(data7, "roles")))){
(vErrors ??= []).push(missing(instancePath+"/predicate", "roles")); errors++;
}
if((data7.decisions === undefined) || (!(func0.call(data7, "decisions")))){
(vErrors ??= []).push(missing(instancePath+"/predicate", "decisions")); errors++;
}
if((data7.proofs === undefined) || (!(func0.call(data7, "proofs")))){
(vErrors ??= []).push(missing(instancePath+"/predicate", "proofs")); errors++;
}
if((data7.recordings === undefined) || (!(func0.call(data7, "recordings")))){
(vErrors ??= []).push(missing(instancePath+"/predicate", "recordings")); errors++;
}
if((data7.cost === undefined) || (!(func0.call(data7, "cost")))){
(vErrors ??= []).push(missing(instancePath+"/predicate", "cost")); errors++;
}
for(const key3 of Object.keys(data7)){
if(!(func0.call(schema238.properties.predicate.properties, key3))){
(vErrors ??= []).push({instancePath:instancePath+"/predicate",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}); errors++;
}
}
if(data7.ticket !== undefined && func0.call(data7, "ticket")){
if(!(validate134(data7.ticket, {instancePath:instancePath+"/predicate/ticket"}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data7.title !== undefined && func0.call(data7, "title")){
let data9 = data7.title;
if(typeof data9 === "string"){
if(func64(data9) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/predicate/title",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func64(data9) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/predicate/title",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/predicate/title", "string")); errors++;
}
}
if(data7.goal !== undefined && func0.call(data7, "goal")){
if(!(validate130(data7.goal, {instancePath:instancePath+"/predicate/goal"}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
if(data7.journal !== undefined && func0.call(data7, "journal")){
let data11 = data7.journal;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if((data11.seq === undefined) || (!(func0.call(data11, "seq")))){
(vErrors ??= []).push(missing(instancePath+"/predicate/journal", "seq")); errors++;
}
if((data11.hash === undefined) || (!(func0.call(data11, "hash")))){
(vErrors ??= []).push(missing(instancePath+"/predicate/journal", "hash")); errors++;
}
for(const key4 of Object.keys(data11)){
if(!((key4 === "seq") || (key4 === "hash"))){
(vErrors ??= []).push({instancePath:instancePath+"/predicate/journal",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"}); errors++;
}
}
if(data11.seq !== undefined && func0.call(data11, "seq")){
let data12 = data11.seq;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
(vErrors ??= []).push(wrongType(instancePath+"/predicate/journal/seq", "integer")); errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 1 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/predicate/journal/seq",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data11.hash !== undefined && func0.call(data11, "hash")){
if(!(validate130(data11.hash, {instancePath:instancePath+"/predicate/journal/hash"}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/predicate/journal", "object")); errors++;
}
}
if(data7.tree !== undefined && func0.call(data7, "tree")){
if(!(validate128(data7.tree, {instancePath:instancePath+"/predicate/tree"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data7.checked !== undefined && func0.call(data7, "checked")){
if(!(validate128(data7.checked, {instancePath:instancePath+"/predicate/checked"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data7.mandate !== undefined && func0.call(data7, "mandate")){
let data16 = data7.mandate;
if(Array.isArray(data16)){
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
let data17 = data16[i1];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if((data17.id === undefined) || (!(func0.call(data17, "id")))){
(vErrors ??= []).push(missing(instancePath+"/predicate/mandate/" + i1, "id")); errors++;
}
if((data17.kind === undefined) || (!(func0.call(data17, "kind")))){
(vErrors ??= []).push(missing(instancePath+"/predicate/mandate/" + i1, "kind")); errors++;
}
if((data17.statement === undefined) || (!(func0.call(data17, "statement")))){
(vErrors ??= []).push(missing(instancePath+"/predicate/mandate/" + i1, "statement")); errors++;
}
if((data17.clause === undefined) || (!(func0.call(data17, "clause")))){
(vErrors ??= []).push(missing(instancePath+"/predicate/mandate/" + i1, "clause")); errors++;
}
if((data17.standing === undefined) || (!(func0.call(data17, "standing")))){
(vErrors ??= []).push(missing(instancePath+"/predicate/mandate/" + i1, "standing")); errors++;
}
for(const key5 of Object.keys(data17)){
if(!(((((key5 === "id") || (key5 === "kind")) || (key5 === "statement")) || (key5 === "clause")) || (key5 === "standing"))){
(vErrors ??= []).push({instancePath:instancePath+"/predicate/mandate/" + i1,keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"}); errors++;
}
}
if(data17.id !== undefined && func0.call(data17, "id")){
if(!(validate53(data17.id, {instancePath:instancePath+"/predicate/mandate/" + i1+"/id"}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data17.kind !== undefined && func0.call(data17, "kind")){
let data19 = data17.kind;
if(typeof data19 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/predicate/mandate/" + i1+"/kind", "string")); errors++;
}
if(!((((data19 === "new") || (data19 === "kept")) || (data19 === "type")) || (data19 === "text"))){
(vErrors ??= []).push({instancePath:instancePath+"/predicate/mandate/" + i1+"/kind",keyword:"enum",params:{allowedValues: schema238.properties.predicate.properties.mandate.items.properties.kind.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data17.statement !== undefined && func0.call(data17, "statement")){
let data20 = data17.statement;
if(typeof data20 === "string"){
if(func64(data20) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/predicate/mandate/" + i1+"/statement",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/predicate/mandate/" + i1+"/statement", "string")); errors++;
}
}
if(data17.clause !== undefined && func0.call(data17, "clause")){
let data21 = data17.clause;
if(typeof data21 === "string"){
if(func64(data21) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/predicate/mandate/" + i1+"/clause",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/predicate/mandate/" + i1+"/clause", "string")); errors++;
}
}
if(data17.standing !== undefined && func0.call(data17, "standing")){
let data22 = data17.standing;
if(typeof data22 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/predicate/mandate/" + i1+"/standing", "string")); errors++;
}
if(!((((((data22 === "open") || (data22 === "red")) || (data22 === "green")) || (data22 === "failing")) || (data22 === "accepted")) || (data22 === "reviewed"))){
(vErrors ??= []).push({instancePath:instancePath+"/predicate/mandate/" + i1+"/standing",keyword:"enum",params:{allowedValues: schema238.properties.predicate.properties.mandate.items.properties.standing.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/predicate/mandate/" + i1, "object")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/predicate/mandate", "array")); errors++;
}
}
if(data7.elements !== undefined && func0.call(data7, "elements")){
let data23 = data7.elements;
if(Array.isArray(data23)){
const len2 = data23.length;
for(let i2=0; i2<len2; i2++){
let data24 = data23[i2];
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if((data24.file === undefined) || (!(func0.call(data24, "file")))){
(vErrors ??= []).push(missing(instancePath+"/predicate/elements/" + i2, "file")); errors++;
}
if((data24.symbol === undefined) || (!(func0.call(data24, "symbol")))){
(vErrors ??= []).push(missing(instancePath+"/predicate/elements/" + i2, "symbol")); errors++;
}
if((data24.change === undefined) || (!(func0.call(data24, "change")))){
(vErrors ??= []).push(missing(instancePath+"/predicate/elements/" + i2, "change")); errors++;
}
for(const key6 of Object.keys(data24)){
if(!(((key6 === "file") || (key6 === "symbol")) || (key6 === "change"))){
(vErrors ??= []).push({instancePath:instancePath+"/predicate/elements/" + i2,keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"}); errors++;
}
}
if(data24.file !== undefined && func0.call(data24, "file")){
if(!(validate62(data24.file, {instancePath:instancePath+"/predicate/elements/" + i2+"/file"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data24.symbol !== undefined && func0.call(data24, "symbol")){
let data26 = data24.symbol;
if(typeof data26 === "string"){
if(func64(data26) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/predicate/elements/" + i2+"/symbol",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/predicate/elements/" + i2+"/symbol", "string")); errors++;
}
}
if(data24.change !== undefined && func0.call(data24, "change")){
let data27 = data24.change;
if(typeof data27 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/predicate/elements/" + i2+"/change", "string")); errors++;
}
if(!(((((data27 === "added") || (data27 === "changed")) || (data27 === "removed")) || (data27 === "moved")) || (data27 === "unchanged"))){
(vErrors ??= []).push({instancePath:instancePath+"/predicate/elements/" + i2+"/change",keyword:"enum",params:{allowedValues: schema238.properties.predicate.properties.elements.items.properties.change.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/predicate/elements/" + i2, "object")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/predicate/elements", "array")); errors++;
}
}
if(data7.roles !== undefined && func0.call(data7, "roles")){
let data28 = data7.roles;
if(Array.isArray(data28)){
const len3 = data28.length;
for(let i3=0; i3<len3; i3++){
let data29 = data28[i3];
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if((data29.session === undefined) || (!(func0.call(data29, "session")))){
(vErrors ??= []).push(missing(instancePath+"/predicate/roles/" + i3, "session")); errors++;
}
if((data29.role === undefined) || (!(func0.call(data29, "role")))){
(vErrors ??= []).push(missing(instancePath+"/predicate/roles/" + i3, "role")); errors++;
}
if((data29.engine === undefined) || (!(func0.call(data29, "engine")))){
(vErrors ??= []).push(missing(instancePath+"/predicate/roles/" + i3, "engine")); errors++;
}
if((data29.models === undefined) || (!(func0.call(data29, "models")))){
(vErrors ??= []).push(missing(instancePath+"/predicate/roles/" + i3, "models")); errors++;
}
if((data29.brief === undefined) || (!(func0.call(data29, "brief")))){
(vErrors ??= []).push(missing(instancePath+"/predicate/roles/" + i3, "brief")); errors++;
}
for(const key7 of Object.keys(data29)){
if(!((((((key7 === "session") || (key7 === "role")) || (key7 === "engine")) || (key7 === "models")) || (key7 === "brief")) || (key7 === "sheet"))){
(vErrors ??= []).push({instancePath:instancePath+"/predicate/roles/" + i3,keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"}); errors++;
}
}
if(data29.session !== undefined && func0.call(data29, "session")){
if(!(validate136(data29.session, {instancePath:instancePath+"/predicate/roles/" + i3+"/session"}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data29.role !== undefined && func0.call(data29, "role")){
if(!(validate414(data29.role, {instancePath:instancePath+"/predicate/roles/" + i3+"/role"}))){
vErrors = vErrors === null ? validate414.errors : vErrors.concat(validate414.errors);
errors = vErrors.length;
}
}
if(data29.engine !== undefined && func0.call(data29, "engine")){
let data32 = data29.engine;
if(typeof data32 === "string"){
if(func64(data32) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/predicate/roles/" + i3+"/engine",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/predicate/roles/" + i3+"/engine", "string")); errors++;
}
}
if(data29.models !== undefined && func0.call(data29, "models")){
let data33 = data29.models;
if(Array.isArray(data33)){
const len4 = data33.length;
for(let i4=0; i4<len4; i4++){
let data34 = data33[i4];
if(typeof data34 === "string"){
if(func64(data34) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/predicate/roles/" + i3+"/models/" + i4,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/predicate/roles/" + i3+"/models/" + i4, "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/predicate/roles/" + i3+"/models", "array")); errors++;
}
}
if(data29.brief !== undefined && func0.call(data29, "brief")){
if(!(validate130(data29.brief, {instancePath:instancePath+"/predicate/roles/" + i3+"/brief"}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
if(data29.sheet !== undefined && func0.call(data29, "sheet")){
if(!(validate130(data29.sheet, {instancePath:instancePath+"/predicate/roles/" + i3+"/sheet"}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/predicate/roles/" + i3, "object")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/predicate/roles", "array")); errors++;
}
}
if(data7.decisions !== undefined && func0.call(data7, "decisions")){
let data37 = data7.decisions;
if(Array.isArray(data37)){
const len5 = data37.length;
for(let i5=0; i5<len5; i5++){
let data38 = data37[i5];
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if((data38.question === undefined) || (!(func0.call(data38, "question")))){
(vErrors ??= []).push(missing(instancePath+"/predicate/decisions/" + i5, "question")); errors++;
}
if((data38.cause === undefined) || (!(func0.call(data38, "cause")))){
(vErrors ??= []).push(missing(instancePath+"/predicate/decisions/" + i5, "cause")); errors++;
}
if((data38.by === undefined) || (!(func0.call(data38, "by")))){
(vErrors ??= []).push(missing(instancePath+"/predicate/decisions/" + i5, "by")); errors++;
}
if((data38.decision === undefined) || (!(func0.call(data38, "decision")))){
(vErrors ??= []).push(missing(instancePath+"/predicate/decisions/" + i5, "decision")); errors++;
}
for(const key8 of Object.keys(data38)){
if(!((((key8 === "question") || (key8 === "cause")) || (key8 === "by")) || (key8 === "decision"))){
(vErrors ??= []).push({instancePath:instancePath+"/predicate/decisions/" + i5,keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"}); errors++;
}
}
if(data38.question !== undefined && func0.call(data38, "question")){
if(!(validate151(data38.question, {instancePath:instancePath+"/predicate/decisions/" + i5+"/question"}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
}
if(data38.cause !== undefined && func0.call(data38, "cause")){
let data40 = data38.cause;
if(typeof data40 === "string"){
if(func64(data40) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/predicate/decisions/" + i5+"/cause",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/predicate/decisions/" + i5+"/cause", "string")); errors++;
}
}
if(data38.by !== undefined && func0.call(data38, "by")){
let data41 = data38.by;
if(typeof data41 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/predicate/decisions/" + i5+"/by", "string")); errors++;
}
if(!((data41 === "supervisor") || (data41 === "owner"))){
(vErrors ??= []).push({instancePath:instancePath+"/predicate/decisions/" + i5+"/by",keyword:"enum",params:{allowedValues: schema238.properties.predicate.properties.decisions.items.properties.by.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data38.decision !== undefined && func0.call(data38, "decision")){
let data42 = data38.decision;
if(typeof data42 === "string"){
if(func64(data42) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/predicate/decisions/" + i5+"/decision",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/predicate/decisions/" + i5+"/decision", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/predicate/decisions/" + i5, "object")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/predicate/decisions", "array")); errors++;
}
}
if(data7.proofs !== undefined && func0.call(data7, "proofs")){
let data43 = data7.proofs;
if(Array.isArray(data43)){
const len6 = data43.length;
for(let i6=0; i6<len6; i6++){
let data44 = data43[i6];
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
if((data44.digest === undefined) || (!(func0.call(data44, "digest")))){
(vErrors ??= []).push(missing(instancePath+"/predicate/proofs/" + i6, "digest")); errors++;
}
if((data44.what === undefined) || (!(func0.call(data44, "what")))){
(vErrors ??= []).push(missing(instancePath+"/predicate/proofs/" + i6, "what")); errors++;
}
for(const key9 of Object.keys(data44)){
if(!((key9 === "digest") || (key9 === "what"))){
(vErrors ??= []).push({instancePath:instancePath+"/predicate/proofs/" + i6,keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"}); errors++;
}
}
if(data44.digest !== undefined && func0.call(data44, "digest")){
if(!(validate130(data44.digest, {instancePath:instancePath+"/predicate/proofs/" + i6+"/digest"}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
if(data44.what !== undefined && func0.call(data44, "what")){
let data46 = data44.what;
if(typeof data46 === "string"){
if(func64(data46) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/predicate/proofs/" + i6+"/what",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/predicate/proofs/" + i6+"/what", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/predicate/proofs/" + i6, "object")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/predicate/proofs", "array")); errors++;
}
}
if(data7.recordings !== undefined && func0.call(data7, "recordings")){
let data47 = data7.recordings;
if(Array.isArray(data47)){
const len7 = data47.length;
for(let i7=0; i7<len7; i7++){
let data48 = data47[i7];
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
if((data48.session === undefined) || (!(func0.call(data48, "session")))){
(vErrors ??= []).push(missing(instancePath+"/predicate/recordings/" + i7, "session")); errors++;
}
if((data48.digest === undefined) || (!(func0.call(data48, "digest")))){
(vErrors ??= []).push(missing(instancePath+"/predicate/recordings/" + i7, "digest")); errors++;
}
for(const key10 of Object.keys(data48)){
if(!((key10 === "session") || (key10 === "digest"))){
(vErrors ??= []).push({instancePath:instancePath+"/predicate/recordings/" + i7,keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"}); errors++;
}
}
if(data48.session !== undefined && func0.call(data48, "session")){
if(!(validate136(data48.session, {instancePath:instancePath+"/predicate/recordings/" + i7+"/session"}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data48.digest !== undefined && func0.call(data48, "digest")){
if(!(validate130(data48.digest, {instancePath:instancePath+"/predicate/recordings/" + i7+"/digest"}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/predicate/recordings/" + i7, "object")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/predicate/recordings", "array")); errors++;
}
}
if(data7.cost !== undefined && func0.call(data7, "cost")){
let data51 = data7.cost;
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if((data51.calls === undefined) || (!(func0.call(data51, "calls")))){
(vErrors ??= []).push(missing(instancePath+"/predicate/cost", "calls")); errors++;
}
if((data51.inputTokens === undefined) || (!(func0.call(data51, "inputTokens")))){
(vErrors ??= []).push(missing(instancePath+"/predicate/cost", "inputTokens")); errors++;
}
if((data51.outputTokens === undefined) || (!(func0.call(data51, "outputTokens")))){
(vErrors ??= []).push(missing(instancePath+"/predicate/cost", "outputTokens")); errors++;
}
if((data51.cacheReadTokens === undefined) || (!(func0.call(data51, "cacheReadTokens")))){
(vErrors ??= []).push(missing(instancePath+"/predicate/cost", "cacheReadTokens")); errors++;
}
if((data51.cacheWriteTokens === undefined) || (!(func0.call(data51, "cacheWriteTokens")))){
(vErrors ??= []).push(missing(instancePath+"/predicate/cost", "cacheWriteTokens")); errors++;
}
if((data51.costUsd === undefined) || (!(func0.call(data51, "costUsd")))){
(vErrors ??= []).push(missing(instancePath+"/predicate/cost", "costUsd")); errors++;
}
for(const key11 of Object.keys(data51)){
if(!((((((key11 === "calls") || (key11 === "inputTokens")) || (key11 === "outputTokens")) || (key11 === "cacheReadTokens")) || (key11 === "cacheWriteTokens")) || (key11 === "costUsd"))){
(vErrors ??= []).push({instancePath:instancePath+"/predicate/cost",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"}); errors++;
}
}
if(data51.calls !== undefined && func0.call(data51, "calls")){
let data52 = data51.calls;
if(!(((typeof data52 == "number") && (!(data52 % 1) && !isNaN(data52))) && (isFinite(data52)))){
(vErrors ??= []).push(wrongType(instancePath+"/predicate/cost/calls", "integer")); errors++;
}
if((typeof data52 == "number") && (isFinite(data52))){
if(data52 < 0 || isNaN(data52)){
(vErrors ??= []).push({instancePath:instancePath+"/predicate/cost/calls",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data51.inputTokens !== undefined && func0.call(data51, "inputTokens")){
let data53 = data51.inputTokens;
if(!(((typeof data53 == "number") && (!(data53 % 1) && !isNaN(data53))) && (isFinite(data53)))){
(vErrors ??= []).push(wrongType(instancePath+"/predicate/cost/inputTokens", "integer")); errors++;
}
if((typeof data53 == "number") && (isFinite(data53))){
if(data53 < 0 || isNaN(data53)){
(vErrors ??= []).push({instancePath:instancePath+"/predicate/cost/inputTokens",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data51.outputTokens !== undefined && func0.call(data51, "outputTokens")){
let data54 = data51.outputTokens;
if(!(((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54))) && (isFinite(data54)))){
(vErrors ??= []).push(wrongType(instancePath+"/predicate/cost/outputTokens", "integer")); errors++;
}
if((typeof data54 == "number") && (isFinite(data54))){
if(data54 < 0 || isNaN(data54)){
(vErrors ??= []).push({instancePath:instancePath+"/predicate/cost/outputTokens",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data51.cacheReadTokens !== undefined && func0.call(data51, "cacheReadTokens")){
let data55 = data51.cacheReadTokens;
if(!(((typeof data55 == "number") && (!(data55 % 1) && !isNaN(data55))) && (isFinite(data55)))){
(vErrors ??= []).push(wrongType(instancePath+"/predicate/cost/cacheReadTokens", "integer")); errors++;
}
if((typeof data55 == "number") && (isFinite(data55))){
if(data55 < 0 || isNaN(data55)){
(vErrors ??= []).push({instancePath:instancePath+"/predicate/cost/cacheReadTokens",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data51.cacheWriteTokens !== undefined && func0.call(data51, "cacheWriteTokens")){
let data56 = data51.cacheWriteTokens;
if(!(((typeof data56 == "number") && (!(data56 % 1) && !isNaN(data56))) && (isFinite(data56)))){
(vErrors ??= []).push(wrongType(instancePath+"/predicate/cost/cacheWriteTokens", "integer")); errors++;
}
if((typeof data56 == "number") && (isFinite(data56))){
if(data56 < 0 || isNaN(data56)){
(vErrors ??= []).push({instancePath:instancePath+"/predicate/cost/cacheWriteTokens",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data51.costUsd !== undefined && func0.call(data51, "costUsd")){
let data57 = data51.costUsd;
if((typeof data57 == "number") && (isFinite(data57))){
if(data57 < 0 || isNaN(data57)){
(vErrors ??= []).push({instancePath:instancePath+"/predicate/cost/costUsd",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/predicate/cost/costUsd", "number")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/predicate/cost", "object")); errors++;
}
}
if(data7.landed !== undefined && func0.call(data7, "landed")){
if(!(validate130(data7.landed, {instancePath:instancePath+"/predicate/landed"}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/predicate", "object")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate767.errors = vErrors;
return errors === 0;
}

export const validateLayingReport = validate642;

export const validatePlanSheet = validate182;

export const validateProfile = validate785;
const schema239 = {"$id":"profile.schema.json","type":"object","additionalProperties":false,"required":["name","reads","writes","network","limits"],"properties":{"name":{"type":"string","minLength":1},"reads":{"type":"string","enum":["copy","nothing"]},"writes":{"type":"string","enum":["nothing","test-and-support","planned-source","throwaway"]},"network":{"type":"string","enum":["none","broker","host"]},"limits":{"type":"object","additionalProperties":false,"required":["wallMs","cpuS","memoryBytes","processes","fileBytes","outputBytes","tmpBytes"],"properties":{"wallMs":{"type":"integer","minimum":1},"cpuS":{"type":"integer","minimum":1},"memoryBytes":{"type":"integer","minimum":1},"processes":{"type":"integer","minimum":1},"fileBytes":{"type":"integer","minimum":1},"outputBytes":{"type":"integer","minimum":1},"tmpBytes":{"type":"integer","minimum":1},"memoryFiles":{"type":"integer","minimum":1},"treeBytes":{"type":"integer","minimum":1},"treeFiles":{"type":"integer","minimum":1}}}}};

function validate785(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
(vErrors ??= []).push(missing(instancePath, "name")); errors++;
}
if((data.reads === undefined) || (!(func0.call(data, "reads")))){
(vErrors ??= []).push(missing(instancePath, "reads")); errors++;
}
if((data.writes === undefined) || (!(func0.call(data, "writes")))){
(vErrors ??= []).push(missing(instancePath, "writes")); errors++;
}
if((data.network === undefined) || (!(func0.call(data, "network")))){
(vErrors ??= []).push(missing(instancePath, "network")); errors++;
}
if((data.limits === undefined) || (!(func0.call(data, "limits")))){
(vErrors ??= []).push(missing(instancePath, "limits")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "name") || (key0 === "reads")) || (key0 === "writes")) || (key0 === "network")) || (key0 === "limits"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data0 = data.name;
if(typeof data0 === "string"){
if(func64(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/name", "string")); errors++;
}
}
if(data.reads !== undefined && func0.call(data, "reads")){
let data1 = data.reads;
if(typeof data1 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/reads", "string")); errors++;
}
if(!((data1 === "copy") || (data1 === "nothing"))){
(vErrors ??= []).push({instancePath:instancePath+"/reads",keyword:"enum",params:{allowedValues: schema239.properties.reads.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.writes !== undefined && func0.call(data, "writes")){
let data2 = data.writes;
if(typeof data2 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/writes", "string")); errors++;
}
if(!((((data2 === "nothing") || (data2 === "test-and-support")) || (data2 === "planned-source")) || (data2 === "throwaway"))){
(vErrors ??= []).push({instancePath:instancePath+"/writes",keyword:"enum",params:{allowedValues: schema239.properties.writes.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.network !== undefined && func0.call(data, "network")){
let data3 = data.network;
if(typeof data3 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/network", "string")); errors++;
}
if(!(((data3 === "none") || (data3 === "broker")) || (data3 === "host"))){
(vErrors ??= []).push({instancePath:instancePath+"/network",keyword:"enum",params:{allowedValues: schema239.properties.network.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.limits !== undefined && func0.call(data, "limits")){
let data4 = data.limits;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if((data4.wallMs === undefined) || (!(func0.call(data4, "wallMs")))){
(vErrors ??= []).push(missing(instancePath+"/limits", "wallMs")); errors++;
}
if((data4.cpuS === undefined) || (!(func0.call(data4, "cpuS")))){
(vErrors ??= []).push(missing(instancePath+"/limits", "cpuS")); errors++;
}
if((data4.memoryBytes === undefined) || (!(func0.call(data4, "memoryBytes")))){
(vErrors ??= []).push(missing(instancePath+"/limits", "memoryBytes")); errors++;
}
if((data4.processes === undefined) || (!(func0.call(data4, "processes")))){
(vErrors ??= []).push(missing(instancePath+"/limits", "processes")); errors++;
}
if((data4.fileBytes === undefined) || (!(func0.call(data4, "fileBytes")))){
(vErrors ??= []).push(missing(instancePath+"/limits", "fileBytes")); errors++;
}
if((data4.outputBytes === undefined) || (!(func0.call(data4, "outputBytes")))){
(vErrors ??= []).push(missing(instancePath+"/limits", "outputBytes")); errors++;
}
if((data4.tmpBytes === undefined) || (!(func0.call(data4, "tmpBytes")))){
(vErrors ??= []).push(missing(instancePath+"/limits", "tmpBytes")); errors++;
}
for(const key1 of Object.keys(data4)){
if(!(func0.call(schema239.properties.limits.properties, key1))){
(vErrors ??= []).push({instancePath:instancePath+"/limits",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}); errors++;
}
}
if(data4.wallMs !== undefined && func0.call(data4, "wallMs")){
let data5 = data4.wallMs;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push(wrongType(instancePath+"/limits/wallMs", "integer")); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/wallMs",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data4.cpuS !== undefined && func0.call(data4, "cpuS")){
let data6 = data4.cpuS;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
(vErrors ??= []).push(wrongType(instancePath+"/limits/cpuS", "integer")); errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/cpuS",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data4.memoryBytes !== undefined && func0.call(data4, "memoryBytes")){
let data7 = data4.memoryBytes;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
(vErrors ??= []).push(wrongType(instancePath+"/limits/memoryBytes", "integer")); errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/memoryBytes",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data4.processes !== undefined && func0.call(data4, "processes")){
let data8 = data4.processes;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
(vErrors ??= []).push(wrongType(instancePath+"/limits/processes", "integer")); errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/processes",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data4.fileBytes !== undefined && func0.call(data4, "fileBytes")){
let data9 = data4.fileBytes;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
(vErrors ??= []).push(wrongType(instancePath+"/limits/fileBytes", "integer")); errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/fileBytes",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data4.outputBytes !== undefined && func0.call(data4, "outputBytes")){
let data10 = data4.outputBytes;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
(vErrors ??= []).push(wrongType(instancePath+"/limits/outputBytes", "integer")); errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/outputBytes",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data4.tmpBytes !== undefined && func0.call(data4, "tmpBytes")){
let data11 = data4.tmpBytes;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
(vErrors ??= []).push(wrongType(instancePath+"/limits/tmpBytes", "integer")); errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/tmpBytes",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data4.memoryFiles !== undefined && func0.call(data4, "memoryFiles")){
let data12 = data4.memoryFiles;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
(vErrors ??= []).push(wrongType(instancePath+"/limits/memoryFiles", "integer")); errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 1 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/memoryFiles",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data4.treeBytes !== undefined && func0.call(data4, "treeBytes")){
let data13 = data4.treeBytes;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
(vErrors ??= []).push(wrongType(instancePath+"/limits/treeBytes", "integer")); errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 1 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/treeBytes",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data4.treeFiles !== undefined && func0.call(data4, "treeFiles")){
let data14 = data4.treeFiles;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
(vErrors ??= []).push(wrongType(instancePath+"/limits/treeFiles", "integer")); errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 1 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/treeFiles",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/limits", "object")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate785.errors = vErrors;
return errors === 0;
}

export const validateProvenanceGraph = validate943;
const schema288 = {"$id":"provenance-graph.schema.json","type":"object","additionalProperties":false,"required":["ticket","head","openedAt","bounds","mandate","plan","patch","approval","runs","manifestations","guarantees","convergence","journey","artifacts","children"],"properties":{"ticket":{"$ref":"ticket.schema.json"},"head":{"type":"object","additionalProperties":false,"required":["seq","hash"],"properties":{"seq":{"type":"integer","minimum":1},"hash":{"$ref":"common.schema.json--digest"}}},"openedAt":{"$ref":"common.schema.json--instant"},"bounds":{"type":"object","additionalProperties":false,"required":["tries","rounds"],"properties":{"tries":{"type":"integer","minimum":1},"rounds":{"type":"integer","minimum":1}}},"mandate":{"type":"array","items":{"$ref":"plan-sheet.schema.json--criterion"}},"plan":{"$ref":"provenance-graph.schema.json--plan"},"patch":{"$ref":"provenance-graph.schema.json--patch"},"approval":{"$ref":"provenance-graph.schema.json--approval"},"runs":{"type":"array","items":{"$ref":"provenance-graph.schema.json--run"}},"manifestations":{"type":"array","items":{"$ref":"element-list.schema.json--listed"}},"guarantees":{"type":"array","items":{"$ref":"provenance-graph.schema.json--guarantee"}},"convergence":{"type":"array","items":{"$ref":"provenance-graph.schema.json--conjunct"}},"journey":{"type":"array","items":{"$ref":"provenance-graph.schema.json--milestone"}},"artifacts":{"type":"array","items":{"$ref":"provenance-graph.schema.json--artifact"}},"children":{"type":"array","items":{"$ref":"provenance-graph.schema.json--child"}},"place":{"$ref":"provenance-graph.schema.json--place"},"base":{"$ref":"common.schema.json--objectId"}}};
const schema289 = {"$id":"ticket.schema.json","type":"object","additionalProperties":false,"required":["id","title","goal","status","origin"],"properties":{"id":{"$ref":"common.schema.json--ticketId"},"title":{"type":"string","minLength":1,"maxLength":200},"goal":{"type":"string","minLength":1},"status":{"type":"string","enum":["open","running","stopped","waiting","queued","closed","abandoned"]},"origin":{"$ref":"ticket.schema.json--origin"}}};

function validate944(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
(vErrors ??= []).push(missing(instancePath, "id")); errors++;
}
if((data.title === undefined) || (!(func0.call(data, "title")))){
(vErrors ??= []).push(missing(instancePath, "title")); errors++;
}
if((data.goal === undefined) || (!(func0.call(data, "goal")))){
(vErrors ??= []).push(missing(instancePath, "goal")); errors++;
}
if((data.status === undefined) || (!(func0.call(data, "status")))){
(vErrors ??= []).push(missing(instancePath, "status")); errors++;
}
if((data.origin === undefined) || (!(func0.call(data, "origin")))){
(vErrors ??= []).push(missing(instancePath, "origin")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "id") || (key0 === "title")) || (key0 === "goal")) || (key0 === "status")) || (key0 === "origin"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(!(validate134(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data1 = data.title;
if(typeof data1 === "string"){
if(func64(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/title", "string")); errors++;
}
}
if(data.goal !== undefined && func0.call(data, "goal")){
let data2 = data.goal;
if(typeof data2 === "string"){
if(func64(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/goal",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/goal", "string")); errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data3 = data.status;
if(typeof data3 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/status", "string")); errors++;
}
if(!(((((((data3 === "open") || (data3 === "running")) || (data3 === "stopped")) || (data3 === "waiting")) || (data3 === "queued")) || (data3 === "closed")) || (data3 === "abandoned"))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema289.properties.status.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.origin !== undefined && func0.call(data, "origin")){
if(!(validate503(data.origin, {instancePath:instancePath+"/origin"}))){
vErrors = vErrors === null ? validate503.errors : vErrors.concat(validate503.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate944.errors = vErrors;
return errors === 0;
}

const pattern17 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$", "u");

function validate413(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func64(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern17.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "string")); errors++;
}
validate413.errors = vErrors;
return errors === 0;
}


function validate789(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "kind")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("none" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "none"},message:"must be equal to constant"}); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate789.errors = vErrors;
return errors === 0;
}

const schema243 = {"type":"object","additionalProperties":false,"required":["kind","session","nature","elements","supersedes","renames","dependencies","recommended","challenge"],"properties":{"kind":{"type":"string","const":"planned"},"session":{"$ref":"common.schema.json--sessionId"},"nature":{"type":"string","enum":["behaviour","preserve","mechanical","text"]},"elements":{"type":"array","items":{"$ref":"plan-sheet.schema.json--element"}},"supersedes":{"type":"array","items":{"$ref":"plan-sheet.schema.json--superseded"}},"renames":{"type":"array","items":{"$ref":"plan-sheet.schema.json--rename"}},"dependencies":{"type":"array","items":{"$ref":"plan-sheet.schema.json--dependency"}},"recommended":{"type":"array","items":{"type":"string","minLength":1}},"challenge":{"type":"array","items":{"$ref":"provenance-graph.schema.json--challenged"}},"command":{"$ref":"common.schema.json--argv"},"amendedBy":{"$ref":"common.schema.json--sessionId"}},"$id":"provenance-graph.schema.json--planned"};

function validate797(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.question === undefined) || (!(func0.call(data, "question")))){
(vErrors ??= []).push(missing(instancePath, "question")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "question"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("asked" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "asked"},message:"must be equal to constant"}); errors++;
}
}
if(data.question !== undefined && func0.call(data, "question")){
if(!(validate216(data.question, {instancePath:instancePath+"/question"}))){
vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate797.errors = vErrors;
return errors === 0;
}


function validate799(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.question === undefined) || (!(func0.call(data, "question")))){
(vErrors ??= []).push(missing(instancePath, "question")); errors++;
}
if((data.answer === undefined) || (!(func0.call(data, "answer")))){
(vErrors ??= []).push(missing(instancePath, "answer")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "question")) || (key0 === "answer"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("answered" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "answered"},message:"must be equal to constant"}); errors++;
}
}
if(data.question !== undefined && func0.call(data, "question")){
if(!(validate216(data.question, {instancePath:instancePath+"/question"}))){
vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
errors = vErrors.length;
}
}
if(data.answer !== undefined && func0.call(data, "answer")){
if(!(validate52(data.answer, {instancePath:instancePath+"/answer"}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate799.errors = vErrors;
return errors === 0;
}


function validate796(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "asked"){
if(!(validate797(data, {instancePath}))){
vErrors = vErrors === null ? validate797.errors : vErrors.concat(validate797.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "answered"){
if(!(validate799(data, {instancePath}))){
vErrors = vErrors === null ? validate799.errors : vErrors.concat(validate799.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate796.errors = vErrors;
return errors === 0;
}


function validate790(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
(vErrors ??= []).push(missing(instancePath, "session")); errors++;
}
if((data.nature === undefined) || (!(func0.call(data, "nature")))){
(vErrors ??= []).push(missing(instancePath, "nature")); errors++;
}
if((data.elements === undefined) || (!(func0.call(data, "elements")))){
(vErrors ??= []).push(missing(instancePath, "elements")); errors++;
}
if((data.supersedes === undefined) || (!(func0.call(data, "supersedes")))){
(vErrors ??= []).push(missing(instancePath, "supersedes")); errors++;
}
if((data.renames === undefined) || (!(func0.call(data, "renames")))){
(vErrors ??= []).push(missing(instancePath, "renames")); errors++;
}
if((data.dependencies === undefined) || (!(func0.call(data, "dependencies")))){
(vErrors ??= []).push(missing(instancePath, "dependencies")); errors++;
}
if((data.recommended === undefined) || (!(func0.call(data, "recommended")))){
(vErrors ??= []).push(missing(instancePath, "recommended")); errors++;
}
if((data.challenge === undefined) || (!(func0.call(data, "challenge")))){
(vErrors ??= []).push(missing(instancePath, "challenge")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema243.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("planned" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "planned"},message:"must be equal to constant"}); errors++;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session"}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.nature !== undefined && func0.call(data, "nature")){
let data2 = data.nature;
if(typeof data2 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/nature", "string")); errors++;
}
if(!((((data2 === "behaviour") || (data2 === "preserve")) || (data2 === "mechanical")) || (data2 === "text"))){
(vErrors ??= []).push({instancePath:instancePath+"/nature",keyword:"enum",params:{allowedValues: schema243.properties.nature.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.elements !== undefined && func0.call(data, "elements")){
let data3 = data.elements;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate59(data3[i0], {instancePath:instancePath+"/elements/" + i0}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/elements", "array")); errors++;
}
}
if(data.supersedes !== undefined && func0.call(data, "supersedes")){
let data5 = data.supersedes;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(validate97(data5[i1], {instancePath:instancePath+"/supersedes/" + i1}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/supersedes", "array")); errors++;
}
}
if(data.renames !== undefined && func0.call(data, "renames")){
let data7 = data.renames;
if(Array.isArray(data7)){
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
if(!(validate113(data7[i2], {instancePath:instancePath+"/renames/" + i2}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/renames", "array")); errors++;
}
}
if(data.dependencies !== undefined && func0.call(data, "dependencies")){
let data9 = data.dependencies;
if(Array.isArray(data9)){
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
if(!(validate116(data9[i3], {instancePath:instancePath+"/dependencies/" + i3}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/dependencies", "array")); errors++;
}
}
if(data.recommended !== undefined && func0.call(data, "recommended")){
let data11 = data.recommended;
if(Array.isArray(data11)){
const len4 = data11.length;
for(let i4=0; i4<len4; i4++){
let data12 = data11[i4];
if(typeof data12 === "string"){
if(func64(data12) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/recommended/" + i4,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/recommended/" + i4, "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/recommended", "array")); errors++;
}
}
if(data.challenge !== undefined && func0.call(data, "challenge")){
let data13 = data.challenge;
if(Array.isArray(data13)){
const len5 = data13.length;
for(let i5=0; i5<len5; i5++){
if(!(validate796(data13[i5], {instancePath:instancePath+"/challenge/" + i5}))){
vErrors = vErrors === null ? validate796.errors : vErrors.concat(validate796.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/challenge", "array")); errors++;
}
}
if(data.command !== undefined && func0.call(data, "command")){
if(!(validate192(data.command, {instancePath:instancePath+"/command"}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
}
if(data.amendedBy !== undefined && func0.call(data, "amendedBy")){
if(!(validate136(data.amendedBy, {instancePath:instancePath+"/amendedBy"}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate790.errors = vErrors;
return errors === 0;
}


function validate788(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "none"){
if(!(validate789(data, {instancePath}))){
vErrors = vErrors === null ? validate789.errors : vErrors.concat(validate789.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "planned"){
if(!(validate790(data, {instancePath}))){
vErrors = vErrors === null ? validate790.errors : vErrors.concat(validate790.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate788.errors = vErrors;
return errors === 0;
}


function validate810(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "kind")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("none" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "none"},message:"must be equal to constant"}); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate810.errors = vErrors;
return errors === 0;
}


function validate811(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.at === undefined) || (!(func0.call(data, "at")))){
(vErrors ??= []).push(missing(instancePath, "at")); errors++;
}
if((data.commit === undefined) || (!(func0.call(data, "commit")))){
(vErrors ??= []).push(missing(instancePath, "commit")); errors++;
}
if((data.tree === undefined) || (!(func0.call(data, "tree")))){
(vErrors ??= []).push(missing(instancePath, "tree")); errors++;
}
if((data.base === undefined) || (!(func0.call(data, "base")))){
(vErrors ??= []).push(missing(instancePath, "base")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "kind") || (key0 === "at")) || (key0 === "commit")) || (key0 === "tree")) || (key0 === "base"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("made" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "made"},message:"must be equal to constant"}); errors++;
}
}
if(data.at !== undefined && func0.call(data, "at")){
if(!(validate413(data.at, {instancePath:instancePath+"/at"}))){
vErrors = vErrors === null ? validate413.errors : vErrors.concat(validate413.errors);
errors = vErrors.length;
}
}
if(data.commit !== undefined && func0.call(data, "commit")){
if(!(validate128(data.commit, {instancePath:instancePath+"/commit"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.tree !== undefined && func0.call(data, "tree")){
if(!(validate128(data.tree, {instancePath:instancePath+"/tree"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.base !== undefined && func0.call(data, "base")){
if(!(validate128(data.base, {instancePath:instancePath+"/base"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate811.errors = vErrors;
return errors === 0;
}


function validate816(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.at === undefined) || (!(func0.call(data, "at")))){
(vErrors ??= []).push(missing(instancePath, "at")); errors++;
}
if((data.commit === undefined) || (!(func0.call(data, "commit")))){
(vErrors ??= []).push(missing(instancePath, "commit")); errors++;
}
if((data.tree === undefined) || (!(func0.call(data, "tree")))){
(vErrors ??= []).push(missing(instancePath, "tree")); errors++;
}
if((data.checked === undefined) || (!(func0.call(data, "checked")))){
(vErrors ??= []).push(missing(instancePath, "checked")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "kind") || (key0 === "at")) || (key0 === "commit")) || (key0 === "tree")) || (key0 === "checked")) || (key0 === "proof"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("landed" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "landed"},message:"must be equal to constant"}); errors++;
}
}
if(data.at !== undefined && func0.call(data, "at")){
if(!(validate413(data.at, {instancePath:instancePath+"/at"}))){
vErrors = vErrors === null ? validate413.errors : vErrors.concat(validate413.errors);
errors = vErrors.length;
}
}
if(data.commit !== undefined && func0.call(data, "commit")){
if(!(validate128(data.commit, {instancePath:instancePath+"/commit"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.tree !== undefined && func0.call(data, "tree")){
if(!(validate128(data.tree, {instancePath:instancePath+"/tree"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.checked !== undefined && func0.call(data, "checked")){
if(!(validate128(data.checked, {instancePath:instancePath+"/checked"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.proof !== undefined && func0.call(data, "proof")){
if(!(validate130(data.proof, {instancePath:instancePath+"/proof"}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate816.errors = vErrors;
return errors === 0;
}


function validate809(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "none"){
if(!(validate810(data, {instancePath}))){
vErrors = vErrors === null ? validate810.errors : vErrors.concat(validate810.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "made"){
if(!(validate811(data, {instancePath}))){
vErrors = vErrors === null ? validate811.errors : vErrors.concat(validate811.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "landed"){
if(!(validate816(data, {instancePath}))){
vErrors = vErrors === null ? validate816.errors : vErrors.concat(validate816.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate809.errors = vErrors;
return errors === 0;
}


function validate826(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.session === undefined) || (!(func0.call(data, "session")))){
(vErrors ??= []).push(missing(instancePath, "session")); errors++;
}
if((data.line === undefined) || (!(func0.call(data, "line")))){
(vErrors ??= []).push(missing(instancePath, "line")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "session") || (key0 === "line"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session"}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.line !== undefined && func0.call(data, "line")){
if(!(validate566(data.line, {instancePath:instancePath+"/line"}))){
vErrors = vErrors === null ? validate566.errors : vErrors.concat(validate566.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate826.errors = vErrors;
return errors === 0;
}


function validate831(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.askedAt === undefined) || (!(func0.call(data, "askedAt")))){
(vErrors ??= []).push(missing(instancePath, "askedAt")); errors++;
}
if((data.question === undefined) || (!(func0.call(data, "question")))){
(vErrors ??= []).push(missing(instancePath, "question")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "askedAt")) || (key0 === "question"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("open" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "open"},message:"must be equal to constant"}); errors++;
}
}
if(data.askedAt !== undefined && func0.call(data, "askedAt")){
if(!(validate413(data.askedAt, {instancePath:instancePath+"/askedAt"}))){
vErrors = vErrors === null ? validate413.errors : vErrors.concat(validate413.errors);
errors = vErrors.length;
}
}
if(data.question !== undefined && func0.call(data, "question")){
if(!(validate150(data.question, {instancePath:instancePath+"/question"}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate831.errors = vErrors;
return errors === 0;
}

const schema255 = {"type":"object","additionalProperties":false,"required":["kind","askedAt","question","at","by","decision"],"properties":{"kind":{"type":"string","const":"given"},"askedAt":{"$ref":"common.schema.json--instant"},"question":{"$ref":"question.schema.json"},"at":{"$ref":"common.schema.json--instant"},"by":{"type":"string","enum":["supervisor","owner"]},"decision":{"$ref":"decision.schema.json"}},"$id":"provenance-graph.schema.json--decisionGiven"};

function validate834(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.askedAt === undefined) || (!(func0.call(data, "askedAt")))){
(vErrors ??= []).push(missing(instancePath, "askedAt")); errors++;
}
if((data.question === undefined) || (!(func0.call(data, "question")))){
(vErrors ??= []).push(missing(instancePath, "question")); errors++;
}
if((data.at === undefined) || (!(func0.call(data, "at")))){
(vErrors ??= []).push(missing(instancePath, "at")); errors++;
}
if((data.by === undefined) || (!(func0.call(data, "by")))){
(vErrors ??= []).push(missing(instancePath, "by")); errors++;
}
if((data.decision === undefined) || (!(func0.call(data, "decision")))){
(vErrors ??= []).push(missing(instancePath, "decision")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "kind") || (key0 === "askedAt")) || (key0 === "question")) || (key0 === "at")) || (key0 === "by")) || (key0 === "decision"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("given" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "given"},message:"must be equal to constant"}); errors++;
}
}
if(data.askedAt !== undefined && func0.call(data, "askedAt")){
if(!(validate413(data.askedAt, {instancePath:instancePath+"/askedAt"}))){
vErrors = vErrors === null ? validate413.errors : vErrors.concat(validate413.errors);
errors = vErrors.length;
}
}
if(data.question !== undefined && func0.call(data, "question")){
if(!(validate150(data.question, {instancePath:instancePath+"/question"}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
}
if(data.at !== undefined && func0.call(data, "at")){
if(!(validate413(data.at, {instancePath:instancePath+"/at"}))){
vErrors = vErrors === null ? validate413.errors : vErrors.concat(validate413.errors);
errors = vErrors.length;
}
}
if(data.by !== undefined && func0.call(data, "by")){
let data4 = data.by;
if(typeof data4 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/by", "string")); errors++;
}
if(!((data4 === "supervisor") || (data4 === "owner"))){
(vErrors ??= []).push({instancePath:instancePath+"/by",keyword:"enum",params:{allowedValues: schema255.properties.by.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.decision !== undefined && func0.call(data, "decision")){
if(!(validate157(data.decision, {instancePath:instancePath+"/decision"}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate834.errors = vErrors;
return errors === 0;
}


function validate830(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "open"){
if(!(validate831(data, {instancePath}))){
vErrors = vErrors === null ? validate831.errors : vErrors.concat(validate831.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "given"){
if(!(validate834(data, {instancePath}))){
vErrors = vErrors === null ? validate834.errors : vErrors.concat(validate834.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate830.errors = vErrors;
return errors === 0;
}


function validate843(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "kind")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("none" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "none"},message:"must be equal to constant"}); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate843.errors = vErrors;
return errors === 0;
}


function validate844(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.at === undefined) || (!(func0.call(data, "at")))){
(vErrors ??= []).push(missing(instancePath, "at")); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
(vErrors ??= []).push(missing(instancePath, "session")); errors++;
}
if((data.sheet === undefined) || (!(func0.call(data, "sheet")))){
(vErrors ??= []).push(missing(instancePath, "sheet")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "kind") || (key0 === "at")) || (key0 === "session")) || (key0 === "sheet"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("read" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "read"},message:"must be equal to constant"}); errors++;
}
}
if(data.at !== undefined && func0.call(data, "at")){
if(!(validate413(data.at, {instancePath:instancePath+"/at"}))){
vErrors = vErrors === null ? validate413.errors : vErrors.concat(validate413.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session"}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.sheet !== undefined && func0.call(data, "sheet")){
if(!(validate391(data.sheet, {instancePath:instancePath+"/sheet"}))){
vErrors = vErrors === null ? validate391.errors : vErrors.concat(validate391.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate844.errors = vErrors;
return errors === 0;
}


function validate842(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "none"){
if(!(validate843(data, {instancePath}))){
vErrors = vErrors === null ? validate843.errors : vErrors.concat(validate843.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "read"){
if(!(validate844(data, {instancePath}))){
vErrors = vErrors === null ? validate844.errors : vErrors.concat(validate844.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate842.errors = vErrors;
return errors === 0;
}


function validate825(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.lines === undefined) || (!(func0.call(data, "lines")))){
(vErrors ??= []).push(missing(instancePath, "lines")); errors++;
}
if((data.decisions === undefined) || (!(func0.call(data, "decisions")))){
(vErrors ??= []).push(missing(instancePath, "decisions")); errors++;
}
if((data.closure === undefined) || (!(func0.call(data, "closure")))){
(vErrors ??= []).push(missing(instancePath, "closure")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "lines") || (key0 === "decisions")) || (key0 === "closure"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.lines !== undefined && func0.call(data, "lines")){
let data0 = data.lines;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate826(data0[i0], {instancePath:instancePath+"/lines/" + i0}))){
vErrors = vErrors === null ? validate826.errors : vErrors.concat(validate826.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/lines", "array")); errors++;
}
}
if(data.decisions !== undefined && func0.call(data, "decisions")){
let data2 = data.decisions;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(validate830(data2[i1], {instancePath:instancePath+"/decisions/" + i1}))){
vErrors = vErrors === null ? validate830.errors : vErrors.concat(validate830.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/decisions", "array")); errors++;
}
}
if(data.closure !== undefined && func0.call(data, "closure")){
if(!(validate842(data.closure, {instancePath:instancePath+"/closure"}))){
vErrors = vErrors === null ? validate842.errors : vErrors.concat(validate842.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate825.errors = vErrors;
return errors === 0;
}

const schema259 = {"type":"object","additionalProperties":false,"required":["session","role","engine","startedAt","tree","brief","starts","calls","writes","tools","end"],"properties":{"session":{"$ref":"common.schema.json--sessionId"},"role":{"$ref":"common.schema.json--roleName"},"engine":{"type":"string","minLength":1},"startedAt":{"$ref":"common.schema.json--instant"},"tree":{"$ref":"common.schema.json--objectId"},"brief":{"$ref":"common.schema.json--digest"},"starts":{"type":"integer","minimum":1},"calls":{"type":"array","items":{"$ref":"provenance-graph.schema.json--call"}},"writes":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["file","digest"],"properties":{"file":{"$ref":"common.schema.json--path"},"digest":{"$ref":"common.schema.json--digest"}}}},"tools":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["tool","outcome"],"properties":{"tool":{"type":"string","minLength":1},"outcome":{"type":"string","minLength":1}}}},"end":{"$ref":"provenance-graph.schema.json--runEnd"},"model":{"type":"string","minLength":1}},"$id":"provenance-graph.schema.json--run"};
const schema260 = {"type":"object","additionalProperties":false,"required":["callId","at","purpose","engine","model","request","reply","usage","costUsd"],"properties":{"callId":{"type":"string","minLength":1},"at":{"$ref":"common.schema.json--instant"},"purpose":{"type":"string","minLength":1},"engine":{"type":"string","minLength":1},"model":{"type":"string","minLength":1},"request":{"$ref":"common.schema.json--digest"},"reply":{"$ref":"common.schema.json--digest"},"usage":{"$ref":"common.schema.json--usage"},"costUsd":{"type":"number","minimum":0}},"$id":"provenance-graph.schema.json--call"};

function validate857(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.callId === undefined) || (!(func0.call(data, "callId")))){
(vErrors ??= []).push(missing(instancePath, "callId")); errors++;
}
if((data.at === undefined) || (!(func0.call(data, "at")))){
(vErrors ??= []).push(missing(instancePath, "at")); errors++;
}
if((data.purpose === undefined) || (!(func0.call(data, "purpose")))){
(vErrors ??= []).push(missing(instancePath, "purpose")); errors++;
}
if((data.engine === undefined) || (!(func0.call(data, "engine")))){
(vErrors ??= []).push(missing(instancePath, "engine")); errors++;
}
if((data.model === undefined) || (!(func0.call(data, "model")))){
(vErrors ??= []).push(missing(instancePath, "model")); errors++;
}
if((data.request === undefined) || (!(func0.call(data, "request")))){
(vErrors ??= []).push(missing(instancePath, "request")); errors++;
}
if((data.reply === undefined) || (!(func0.call(data, "reply")))){
(vErrors ??= []).push(missing(instancePath, "reply")); errors++;
}
if((data.usage === undefined) || (!(func0.call(data, "usage")))){
(vErrors ??= []).push(missing(instancePath, "usage")); errors++;
}
if((data.costUsd === undefined) || (!(func0.call(data, "costUsd")))){
(vErrors ??= []).push(missing(instancePath, "costUsd")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema260.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.callId !== undefined && func0.call(data, "callId")){
let data0 = data.callId;
if(typeof data0 === "string"){
if(func64(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/callId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/callId", "string")); errors++;
}
}
if(data.at !== undefined && func0.call(data, "at")){
if(!(validate413(data.at, {instancePath:instancePath+"/at"}))){
vErrors = vErrors === null ? validate413.errors : vErrors.concat(validate413.errors);
errors = vErrors.length;
}
}
if(data.purpose !== undefined && func0.call(data, "purpose")){
let data2 = data.purpose;
if(typeof data2 === "string"){
if(func64(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/purpose",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/purpose", "string")); errors++;
}
}
if(data.engine !== undefined && func0.call(data, "engine")){
let data3 = data.engine;
if(typeof data3 === "string"){
if(func64(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/engine",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/engine", "string")); errors++;
}
}
if(data.model !== undefined && func0.call(data, "model")){
let data4 = data.model;
if(typeof data4 === "string"){
if(func64(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/model",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/model", "string")); errors++;
}
}
if(data.request !== undefined && func0.call(data, "request")){
if(!(validate130(data.request, {instancePath:instancePath+"/request"}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
if(data.reply !== undefined && func0.call(data, "reply")){
if(!(validate130(data.reply, {instancePath:instancePath+"/reply"}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
if(data.usage !== undefined && func0.call(data, "usage")){
if(!(validate415(data.usage, {instancePath:instancePath+"/usage"}))){
vErrors = vErrors === null ? validate415.errors : vErrors.concat(validate415.errors);
errors = vErrors.length;
}
}
if(data.costUsd !== undefined && func0.call(data, "costUsd")){
let data8 = data.costUsd;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/costUsd",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/costUsd", "number")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate857.errors = vErrors;
return errors === 0;
}


function validate866(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "kind")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("open" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "open"},message:"must be equal to constant"}); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate866.errors = vErrors;
return errors === 0;
}

const schema263 = {"type":"object","additionalProperties":false,"required":["kind","at","seq","sheet","digest","tree"],"properties":{"kind":{"type":"string","const":"sheet"},"at":{"$ref":"common.schema.json--instant"},"seq":{"type":"integer","minimum":1},"sheet":{"type":"string","enum":["plan","challenge","answers","tests","code","review","triage","decision","closure"]},"digest":{"$ref":"common.schema.json--digest"},"tree":{"$ref":"common.schema.json--objectId"}},"$id":"provenance-graph.schema.json--runSheet"};

function validate867(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.at === undefined) || (!(func0.call(data, "at")))){
(vErrors ??= []).push(missing(instancePath, "at")); errors++;
}
if((data.seq === undefined) || (!(func0.call(data, "seq")))){
(vErrors ??= []).push(missing(instancePath, "seq")); errors++;
}
if((data.sheet === undefined) || (!(func0.call(data, "sheet")))){
(vErrors ??= []).push(missing(instancePath, "sheet")); errors++;
}
if((data.digest === undefined) || (!(func0.call(data, "digest")))){
(vErrors ??= []).push(missing(instancePath, "digest")); errors++;
}
if((data.tree === undefined) || (!(func0.call(data, "tree")))){
(vErrors ??= []).push(missing(instancePath, "tree")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "kind") || (key0 === "at")) || (key0 === "seq")) || (key0 === "sheet")) || (key0 === "digest")) || (key0 === "tree"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("sheet" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "sheet"},message:"must be equal to constant"}); errors++;
}
}
if(data.at !== undefined && func0.call(data, "at")){
if(!(validate413(data.at, {instancePath:instancePath+"/at"}))){
vErrors = vErrors === null ? validate413.errors : vErrors.concat(validate413.errors);
errors = vErrors.length;
}
}
if(data.seq !== undefined && func0.call(data, "seq")){
let data2 = data.seq;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push(wrongType(instancePath+"/seq", "integer")); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/seq",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.sheet !== undefined && func0.call(data, "sheet")){
let data3 = data.sheet;
if(typeof data3 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/sheet", "string")); errors++;
}
if(!(((((((((data3 === "plan") || (data3 === "challenge")) || (data3 === "answers")) || (data3 === "tests")) || (data3 === "code")) || (data3 === "review")) || (data3 === "triage")) || (data3 === "decision")) || (data3 === "closure"))){
(vErrors ??= []).push({instancePath:instancePath+"/sheet",keyword:"enum",params:{allowedValues: schema263.properties.sheet.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.digest !== undefined && func0.call(data, "digest")){
if(!(validate130(data.digest, {instancePath:instancePath+"/digest"}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
if(data.tree !== undefined && func0.call(data, "tree")){
if(!(validate128(data.tree, {instancePath:instancePath+"/tree"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate867.errors = vErrors;
return errors === 0;
}

const schema264 = {"type":"object","additionalProperties":false,"required":["kind","at","outcome","why"],"properties":{"kind":{"type":"string","const":"lost"},"at":{"$ref":"common.schema.json--instant"},"outcome":{"type":"string","enum":["invalid-sheet","out-of-plan","breach","infrastructure","budget-spent","engine-down","refused-by-model","stopped"]},"why":{"type":"string"}},"$id":"provenance-graph.schema.json--runLost"};

function validate871(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.at === undefined) || (!(func0.call(data, "at")))){
(vErrors ??= []).push(missing(instancePath, "at")); errors++;
}
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
(vErrors ??= []).push(missing(instancePath, "outcome")); errors++;
}
if((data.why === undefined) || (!(func0.call(data, "why")))){
(vErrors ??= []).push(missing(instancePath, "why")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "kind") || (key0 === "at")) || (key0 === "outcome")) || (key0 === "why"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("lost" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "lost"},message:"must be equal to constant"}); errors++;
}
}
if(data.at !== undefined && func0.call(data, "at")){
if(!(validate413(data.at, {instancePath:instancePath+"/at"}))){
vErrors = vErrors === null ? validate413.errors : vErrors.concat(validate413.errors);
errors = vErrors.length;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data2 = data.outcome;
if(typeof data2 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/outcome", "string")); errors++;
}
if(!((((((((data2 === "invalid-sheet") || (data2 === "out-of-plan")) || (data2 === "breach")) || (data2 === "infrastructure")) || (data2 === "budget-spent")) || (data2 === "engine-down")) || (data2 === "refused-by-model")) || (data2 === "stopped"))){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"enum",params:{allowedValues: schema264.properties.outcome.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.why !== undefined && func0.call(data, "why")){
if(typeof data.why !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/why", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate871.errors = vErrors;
return errors === 0;
}


function validate865(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "open"){
if(!(validate866(data, {instancePath}))){
vErrors = vErrors === null ? validate866.errors : vErrors.concat(validate866.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "sheet"){
if(!(validate867(data, {instancePath}))){
vErrors = vErrors === null ? validate867.errors : vErrors.concat(validate867.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "lost"){
if(!(validate871(data, {instancePath}))){
vErrors = vErrors === null ? validate871.errors : vErrors.concat(validate871.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate865.errors = vErrors;
return errors === 0;
}


function validate851(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.session === undefined) || (!(func0.call(data, "session")))){
(vErrors ??= []).push(missing(instancePath, "session")); errors++;
}
if((data.role === undefined) || (!(func0.call(data, "role")))){
(vErrors ??= []).push(missing(instancePath, "role")); errors++;
}
if((data.engine === undefined) || (!(func0.call(data, "engine")))){
(vErrors ??= []).push(missing(instancePath, "engine")); errors++;
}
if((data.startedAt === undefined) || (!(func0.call(data, "startedAt")))){
(vErrors ??= []).push(missing(instancePath, "startedAt")); errors++;
}
if((data.tree === undefined) || (!(func0.call(data, "tree")))){
(vErrors ??= []).push(missing(instancePath, "tree")); errors++;
}
if((data.brief === undefined) || (!(func0.call(data, "brief")))){
(vErrors ??= []).push(missing(instancePath, "brief")); errors++;
}
if((data.starts === undefined) || (!(func0.call(data, "starts")))){
(vErrors ??= []).push(missing(instancePath, "starts")); errors++;
}
if((data.calls === undefined) || (!(func0.call(data, "calls")))){
(vErrors ??= []).push(missing(instancePath, "calls")); errors++;
}
if((data.writes === undefined) || (!(func0.call(data, "writes")))){
(vErrors ??= []).push(missing(instancePath, "writes")); errors++;
}
if((data.tools === undefined) || (!(func0.call(data, "tools")))){
(vErrors ??= []).push(missing(instancePath, "tools")); errors++;
}
if((data.end === undefined) || (!(func0.call(data, "end")))){
(vErrors ??= []).push(missing(instancePath, "end")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema259.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session"}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.role !== undefined && func0.call(data, "role")){
if(!(validate414(data.role, {instancePath:instancePath+"/role"}))){
vErrors = vErrors === null ? validate414.errors : vErrors.concat(validate414.errors);
errors = vErrors.length;
}
}
if(data.engine !== undefined && func0.call(data, "engine")){
let data2 = data.engine;
if(typeof data2 === "string"){
if(func64(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/engine",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/engine", "string")); errors++;
}
}
if(data.startedAt !== undefined && func0.call(data, "startedAt")){
if(!(validate413(data.startedAt, {instancePath:instancePath+"/startedAt"}))){
vErrors = vErrors === null ? validate413.errors : vErrors.concat(validate413.errors);
errors = vErrors.length;
}
}
if(data.tree !== undefined && func0.call(data, "tree")){
if(!(validate128(data.tree, {instancePath:instancePath+"/tree"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.brief !== undefined && func0.call(data, "brief")){
if(!(validate130(data.brief, {instancePath:instancePath+"/brief"}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
if(data.starts !== undefined && func0.call(data, "starts")){
let data6 = data.starts;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
(vErrors ??= []).push(wrongType(instancePath+"/starts", "integer")); errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/starts",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.calls !== undefined && func0.call(data, "calls")){
let data7 = data.calls;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(validate857(data7[i0], {instancePath:instancePath+"/calls/" + i0}))){
vErrors = vErrors === null ? validate857.errors : vErrors.concat(validate857.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/calls", "array")); errors++;
}
}
if(data.writes !== undefined && func0.call(data, "writes")){
let data9 = data.writes;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if((data10.file === undefined) || (!(func0.call(data10, "file")))){
(vErrors ??= []).push(missing(instancePath+"/writes/" + i1, "file")); errors++;
}
if((data10.digest === undefined) || (!(func0.call(data10, "digest")))){
(vErrors ??= []).push(missing(instancePath+"/writes/" + i1, "digest")); errors++;
}
for(const key1 of Object.keys(data10)){
if(!((key1 === "file") || (key1 === "digest"))){
(vErrors ??= []).push({instancePath:instancePath+"/writes/" + i1,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}); errors++;
}
}
if(data10.file !== undefined && func0.call(data10, "file")){
if(!(validate62(data10.file, {instancePath:instancePath+"/writes/" + i1+"/file"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data10.digest !== undefined && func0.call(data10, "digest")){
if(!(validate130(data10.digest, {instancePath:instancePath+"/writes/" + i1+"/digest"}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/writes/" + i1, "object")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/writes", "array")); errors++;
}
}
if(data.tools !== undefined && func0.call(data, "tools")){
let data13 = data.tools;
if(Array.isArray(data13)){
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if((data14.tool === undefined) || (!(func0.call(data14, "tool")))){
(vErrors ??= []).push(missing(instancePath+"/tools/" + i2, "tool")); errors++;
}
if((data14.outcome === undefined) || (!(func0.call(data14, "outcome")))){
(vErrors ??= []).push(missing(instancePath+"/tools/" + i2, "outcome")); errors++;
}
for(const key2 of Object.keys(data14)){
if(!((key2 === "tool") || (key2 === "outcome"))){
(vErrors ??= []).push({instancePath:instancePath+"/tools/" + i2,keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}); errors++;
}
}
if(data14.tool !== undefined && func0.call(data14, "tool")){
let data15 = data14.tool;
if(typeof data15 === "string"){
if(func64(data15) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tools/" + i2+"/tool",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/tools/" + i2+"/tool", "string")); errors++;
}
}
if(data14.outcome !== undefined && func0.call(data14, "outcome")){
let data16 = data14.outcome;
if(typeof data16 === "string"){
if(func64(data16) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tools/" + i2+"/outcome",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/tools/" + i2+"/outcome", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/tools/" + i2, "object")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/tools", "array")); errors++;
}
}
if(data.end !== undefined && func0.call(data, "end")){
if(!(validate865(data.end, {instancePath:instancePath+"/end"}))){
vErrors = vErrors === null ? validate865.errors : vErrors.concat(validate865.errors);
errors = vErrors.length;
}
}
if(data.model !== undefined && func0.call(data, "model")){
let data18 = data.model;
if(typeof data18 === "string"){
if(func64(data18) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/model",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/model", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate851.errors = vErrors;
return errors === 0;
}

const schema267 = {"type":"object","additionalProperties":false,"required":["test","role","before","after"],"properties":{"test":{"type":"string","minLength":1},"role":{"type":"string","enum":["proof","guard","type"]},"before":{"type":"array","items":{"$ref":"provenance-graph.schema.json--before"}},"after":{"$ref":"provenance-graph.schema.json--after"}},"$id":"provenance-graph.schema.json--testProof"};
const schema268 = {"type":"object","additionalProperties":false,"required":["on","outcome"],"properties":{"on":{"type":"string","enum":["laid","base","null-bodies","check"]},"outcome":{"type":"string","enum":["passed","failed","skipped"]},"class":{"type":"string","minLength":1},"errorType":{"type":"string","minLength":1},"report":{"$ref":"common.schema.json--digest"}},"$id":"provenance-graph.schema.json--before"};

function validate881(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.on === undefined) || (!(func0.call(data, "on")))){
(vErrors ??= []).push(missing(instancePath, "on")); errors++;
}
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
(vErrors ??= []).push(missing(instancePath, "outcome")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "on") || (key0 === "outcome")) || (key0 === "class")) || (key0 === "errorType")) || (key0 === "report"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.on !== undefined && func0.call(data, "on")){
let data0 = data.on;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/on", "string")); errors++;
}
if(!((((data0 === "laid") || (data0 === "base")) || (data0 === "null-bodies")) || (data0 === "check"))){
(vErrors ??= []).push({instancePath:instancePath+"/on",keyword:"enum",params:{allowedValues: schema268.properties.on.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data1 = data.outcome;
if(typeof data1 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/outcome", "string")); errors++;
}
if(!(((data1 === "passed") || (data1 === "failed")) || (data1 === "skipped"))){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"enum",params:{allowedValues: schema268.properties.outcome.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.class !== undefined && func0.call(data, "class")){
let data2 = data.class;
if(typeof data2 === "string"){
if(func64(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/class",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/class", "string")); errors++;
}
}
if(data.errorType !== undefined && func0.call(data, "errorType")){
let data3 = data.errorType;
if(typeof data3 === "string"){
if(func64(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/errorType",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/errorType", "string")); errors++;
}
}
if(data.report !== undefined && func0.call(data, "report")){
if(!(validate130(data.report, {instancePath:instancePath+"/report"}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate881.errors = vErrors;
return errors === 0;
}


function validate885(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "kind")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("unrun" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "unrun"},message:"must be equal to constant"}); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate885.errors = vErrors;
return errors === 0;
}


function validate886(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.tree === undefined) || (!(func0.call(data, "tree")))){
(vErrors ??= []).push(missing(instancePath, "tree")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "tree")) || (key0 === "report"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("passed" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "passed"},message:"must be equal to constant"}); errors++;
}
}
if(data.tree !== undefined && func0.call(data, "tree")){
if(!(validate128(data.tree, {instancePath:instancePath+"/tree"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.report !== undefined && func0.call(data, "report")){
if(!(validate130(data.report, {instancePath:instancePath+"/report"}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate886.errors = vErrors;
return errors === 0;
}


function validate889(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.tree === undefined) || (!(func0.call(data, "tree")))){
(vErrors ??= []).push(missing(instancePath, "tree")); errors++;
}
if((data.why === undefined) || (!(func0.call(data, "why")))){
(vErrors ??= []).push(missing(instancePath, "why")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "tree")) || (key0 === "why"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("failed" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "failed"},message:"must be equal to constant"}); errors++;
}
}
if(data.tree !== undefined && func0.call(data, "tree")){
if(!(validate128(data.tree, {instancePath:instancePath+"/tree"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.why !== undefined && func0.call(data, "why")){
let data2 = data.why;
if(typeof data2 === "string"){
if(func64(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/why",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/why", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate889.errors = vErrors;
return errors === 0;
}


function validate884(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "unrun"){
if(!(validate885(data, {instancePath}))){
vErrors = vErrors === null ? validate885.errors : vErrors.concat(validate885.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "passed"){
if(!(validate886(data, {instancePath}))){
vErrors = vErrors === null ? validate886.errors : vErrors.concat(validate886.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "failed"){
if(!(validate889(data, {instancePath}))){
vErrors = vErrors === null ? validate889.errors : vErrors.concat(validate889.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate884.errors = vErrors;
return errors === 0;
}


function validate880(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.test === undefined) || (!(func0.call(data, "test")))){
(vErrors ??= []).push(missing(instancePath, "test")); errors++;
}
if((data.role === undefined) || (!(func0.call(data, "role")))){
(vErrors ??= []).push(missing(instancePath, "role")); errors++;
}
if((data.before === undefined) || (!(func0.call(data, "before")))){
(vErrors ??= []).push(missing(instancePath, "before")); errors++;
}
if((data.after === undefined) || (!(func0.call(data, "after")))){
(vErrors ??= []).push(missing(instancePath, "after")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "test") || (key0 === "role")) || (key0 === "before")) || (key0 === "after"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.test !== undefined && func0.call(data, "test")){
let data0 = data.test;
if(typeof data0 === "string"){
if(func64(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/test",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/test", "string")); errors++;
}
}
if(data.role !== undefined && func0.call(data, "role")){
let data1 = data.role;
if(typeof data1 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/role", "string")); errors++;
}
if(!(((data1 === "proof") || (data1 === "guard")) || (data1 === "type"))){
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"enum",params:{allowedValues: schema267.properties.role.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.before !== undefined && func0.call(data, "before")){
let data2 = data.before;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate881(data2[i0], {instancePath:instancePath+"/before/" + i0}))){
vErrors = vErrors === null ? validate881.errors : vErrors.concat(validate881.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/before", "array")); errors++;
}
}
if(data.after !== undefined && func0.call(data, "after")){
if(!(validate884(data.after, {instancePath:instancePath+"/after"}))){
vErrors = vErrors === null ? validate884.errors : vErrors.concat(validate884.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate880.errors = vErrors;
return errors === 0;
}


function validate878(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.criterion === undefined) || (!(func0.call(data, "criterion")))){
(vErrors ??= []).push(missing(instancePath, "criterion")); errors++;
}
if((data.tests === undefined) || (!(func0.call(data, "tests")))){
(vErrors ??= []).push(missing(instancePath, "tests")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "criterion")) || (key0 === "tests"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("tested" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "tested"},message:"must be equal to constant"}); errors++;
}
}
if(data.criterion !== undefined && func0.call(data, "criterion")){
if(!(validate53(data.criterion, {instancePath:instancePath+"/criterion"}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.tests !== undefined && func0.call(data, "tests")){
let data2 = data.tests;
if(Array.isArray(data2)){
if(data2.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tests",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}); errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate880(data2[i0], {instancePath:instancePath+"/tests/" + i0}))){
vErrors = vErrors === null ? validate880.errors : vErrors.concat(validate880.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/tests", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate878.errors = vErrors;
return errors === 0;
}


function validate896(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.criterion === undefined) || (!(func0.call(data, "criterion")))){
(vErrors ??= []).push(missing(instancePath, "criterion")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "criterion"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("accepted" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "accepted"},message:"must be equal to constant"}); errors++;
}
}
if(data.criterion !== undefined && func0.call(data, "criterion")){
if(!(validate53(data.criterion, {instancePath:instancePath+"/criterion"}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate896.errors = vErrors;
return errors === 0;
}


function validate898(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.criterion === undefined) || (!(func0.call(data, "criterion")))){
(vErrors ??= []).push(missing(instancePath, "criterion")); errors++;
}
if((data.elements === undefined) || (!(func0.call(data, "elements")))){
(vErrors ??= []).push(missing(instancePath, "elements")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "criterion")) || (key0 === "elements"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("reviewed" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "reviewed"},message:"must be equal to constant"}); errors++;
}
}
if(data.criterion !== undefined && func0.call(data, "criterion")){
if(!(validate53(data.criterion, {instancePath:instancePath+"/criterion"}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.elements !== undefined && func0.call(data, "elements")){
let data2 = data.elements;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func64(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/elements/" + i0,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/elements/" + i0, "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/elements", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate898.errors = vErrors;
return errors === 0;
}


function validate900(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.criterion === undefined) || (!(func0.call(data, "criterion")))){
(vErrors ??= []).push(missing(instancePath, "criterion")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "criterion"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("unheld" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "unheld"},message:"must be equal to constant"}); errors++;
}
}
if(data.criterion !== undefined && func0.call(data, "criterion")){
if(!(validate53(data.criterion, {instancePath:instancePath+"/criterion"}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate900.errors = vErrors;
return errors === 0;
}


function validate877(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "tested"){
if(!(validate878(data, {instancePath}))){
vErrors = vErrors === null ? validate878.errors : vErrors.concat(validate878.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "accepted"){
if(!(validate896(data, {instancePath}))){
vErrors = vErrors === null ? validate896.errors : vErrors.concat(validate896.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "reviewed"){
if(!(validate898(data, {instancePath}))){
vErrors = vErrors === null ? validate898.errors : vErrors.concat(validate898.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "unheld"){
if(!(validate900(data, {instancePath}))){
vErrors = vErrors === null ? validate900.errors : vErrors.concat(validate900.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate877.errors = vErrors;
return errors === 0;
}

const schema276 = {"type":"object","additionalProperties":false,"required":["conjunct","holds","evidence"],"properties":{"conjunct":{"type":"string","enum":["proofs-green","guards-green","revert-run","old-tests-green","hashes-equal","type-checks","nature-proof","no-stub-mark","checks-pass","references-clean","lot-inside-plan","review-lines","no-open-question","tree-is-commit-tree"]},"holds":{"type":"boolean"},"evidence":{"type":"array","items":{"type":"string"}}},"$id":"provenance-graph.schema.json--conjunct"};

function validate906(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.conjunct === undefined) || (!(func0.call(data, "conjunct")))){
(vErrors ??= []).push(missing(instancePath, "conjunct")); errors++;
}
if((data.holds === undefined) || (!(func0.call(data, "holds")))){
(vErrors ??= []).push(missing(instancePath, "holds")); errors++;
}
if((data.evidence === undefined) || (!(func0.call(data, "evidence")))){
(vErrors ??= []).push(missing(instancePath, "evidence")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "conjunct") || (key0 === "holds")) || (key0 === "evidence"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.conjunct !== undefined && func0.call(data, "conjunct")){
let data0 = data.conjunct;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/conjunct", "string")); errors++;
}
if(!((((((((((((((data0 === "proofs-green") || (data0 === "guards-green")) || (data0 === "revert-run")) || (data0 === "old-tests-green")) || (data0 === "hashes-equal")) || (data0 === "type-checks")) || (data0 === "nature-proof")) || (data0 === "no-stub-mark")) || (data0 === "checks-pass")) || (data0 === "references-clean")) || (data0 === "lot-inside-plan")) || (data0 === "review-lines")) || (data0 === "no-open-question")) || (data0 === "tree-is-commit-tree"))){
(vErrors ??= []).push({instancePath:instancePath+"/conjunct",keyword:"enum",params:{allowedValues: schema276.properties.conjunct.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.holds !== undefined && func0.call(data, "holds")){
if(typeof data.holds !== "boolean"){
(vErrors ??= []).push(wrongType(instancePath+"/holds", "boolean")); errors++;
}
}
if(data.evidence !== undefined && func0.call(data, "evidence")){
let data2 = data.evidence;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/evidence/" + i0, "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/evidence", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate906.errors = vErrors;
return errors === 0;
}

const schema277 = {"type":"object","additionalProperties":false,"required":["seq","at","kind","text","details"],"properties":{"seq":{"type":"integer","minimum":1},"at":{"$ref":"common.schema.json--instant"},"kind":{"type":"string","enum":["opened","edited","asked-for","sheet","sheet-refused","session-lost","blunder","laid","not-laid","red-right","red-wrong","checks-green","checks-red","listed","final-pass-red","sent-back","gesture","gesture-failed","committed","landed","not-landed","question","answer","discovery","reopened","linked","closed","abandoned","infrastructure-lost"]},"text":{"type":"string","minLength":1},"details":{"type":"array","items":{"type":"string"}},"session":{"$ref":"common.schema.json--sessionId"},"question":{"$ref":"common.schema.json--questionId"},"rule":{"type":"string","minLength":1}},"$id":"provenance-graph.schema.json--milestone"};

function validate907(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.seq === undefined) || (!(func0.call(data, "seq")))){
(vErrors ??= []).push(missing(instancePath, "seq")); errors++;
}
if((data.at === undefined) || (!(func0.call(data, "at")))){
(vErrors ??= []).push(missing(instancePath, "at")); errors++;
}
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.text === undefined) || (!(func0.call(data, "text")))){
(vErrors ??= []).push(missing(instancePath, "text")); errors++;
}
if((data.details === undefined) || (!(func0.call(data, "details")))){
(vErrors ??= []).push(missing(instancePath, "details")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "seq") || (key0 === "at")) || (key0 === "kind")) || (key0 === "text")) || (key0 === "details")) || (key0 === "session")) || (key0 === "question")) || (key0 === "rule"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.seq !== undefined && func0.call(data, "seq")){
let data0 = data.seq;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push(wrongType(instancePath+"/seq", "integer")); errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/seq",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.at !== undefined && func0.call(data, "at")){
if(!(validate413(data.at, {instancePath:instancePath+"/at"}))){
vErrors = vErrors === null ? validate413.errors : vErrors.concat(validate413.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data2 = data.kind;
if(typeof data2 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if(!(((((((((((((((((((((((((((((data2 === "opened") || (data2 === "edited")) || (data2 === "asked-for")) || (data2 === "sheet")) || (data2 === "sheet-refused")) || (data2 === "session-lost")) || (data2 === "blunder")) || (data2 === "laid")) || (data2 === "not-laid")) || (data2 === "red-right")) || (data2 === "red-wrong")) || (data2 === "checks-green")) || (data2 === "checks-red")) || (data2 === "listed")) || (data2 === "final-pass-red")) || (data2 === "sent-back")) || (data2 === "gesture")) || (data2 === "gesture-failed")) || (data2 === "committed")) || (data2 === "landed")) || (data2 === "not-landed")) || (data2 === "question")) || (data2 === "answer")) || (data2 === "discovery")) || (data2 === "reopened")) || (data2 === "linked")) || (data2 === "closed")) || (data2 === "abandoned")) || (data2 === "infrastructure-lost"))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema277.properties.kind.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.text !== undefined && func0.call(data, "text")){
let data3 = data.text;
if(typeof data3 === "string"){
if(func64(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/text", "string")); errors++;
}
}
if(data.details !== undefined && func0.call(data, "details")){
let data4 = data.details;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(typeof data4[i0] !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/details/" + i0, "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/details", "array")); errors++;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session"}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.question !== undefined && func0.call(data, "question")){
if(!(validate151(data.question, {instancePath:instancePath+"/question"}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
}
if(data.rule !== undefined && func0.call(data, "rule")){
let data8 = data.rule;
if(typeof data8 === "string"){
if(func64(data8) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/rule",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/rule", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate907.errors = vErrors;
return errors === 0;
}


function validate912(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.digest === undefined) || (!(func0.call(data, "digest")))){
(vErrors ??= []).push(missing(instancePath, "digest")); errors++;
}
if((data.what === undefined) || (!(func0.call(data, "what")))){
(vErrors ??= []).push(missing(instancePath, "what")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "digest")) || (key0 === "what"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("report" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "report"},message:"must be equal to constant"}); errors++;
}
}
if(data.digest !== undefined && func0.call(data, "digest")){
if(!(validate130(data.digest, {instancePath:instancePath+"/digest"}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
if(data.what !== undefined && func0.call(data, "what")){
let data2 = data.what;
if(typeof data2 === "string"){
if(func64(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/what",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/what", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate912.errors = vErrors;
return errors === 0;
}


function validate914(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
(vErrors ??= []).push(missing(instancePath, "session")); errors++;
}
if((data.seq === undefined) || (!(func0.call(data, "seq")))){
(vErrors ??= []).push(missing(instancePath, "seq")); errors++;
}
if((data.digest === undefined) || (!(func0.call(data, "digest")))){
(vErrors ??= []).push(missing(instancePath, "digest")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "kind") || (key0 === "session")) || (key0 === "seq")) || (key0 === "digest"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("sheet" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "sheet"},message:"must be equal to constant"}); errors++;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session"}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.seq !== undefined && func0.call(data, "seq")){
let data2 = data.seq;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push(wrongType(instancePath+"/seq", "integer")); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/seq",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.digest !== undefined && func0.call(data, "digest")){
if(!(validate130(data.digest, {instancePath:instancePath+"/digest"}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate914.errors = vErrors;
return errors === 0;
}


function validate917(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
(vErrors ??= []).push(missing(instancePath, "session")); errors++;
}
if((data.file === undefined) || (!(func0.call(data, "file")))){
(vErrors ??= []).push(missing(instancePath, "file")); errors++;
}
if((data.replies === undefined) || (!(func0.call(data, "replies")))){
(vErrors ??= []).push(missing(instancePath, "replies")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "kind") || (key0 === "session")) || (key0 === "file")) || (key0 === "replies"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("recording" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "recording"},message:"must be equal to constant"}); errors++;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session"}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(validate62(data.file, {instancePath:instancePath+"/file"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.replies !== undefined && func0.call(data, "replies")){
let data3 = data.replies;
if(Array.isArray(data3)){
if(data3.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/replies",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}); errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate130(data3[i0], {instancePath:instancePath+"/replies/" + i0}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/replies", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate917.errors = vErrors;
return errors === 0;
}


function validate911(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "report"){
if(!(validate912(data, {instancePath}))){
vErrors = vErrors === null ? validate912.errors : vErrors.concat(validate912.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "sheet"){
if(!(validate914(data, {instancePath}))){
vErrors = vErrors === null ? validate914.errors : vErrors.concat(validate914.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "recording"){
if(!(validate917(data, {instancePath}))){
vErrors = vErrors === null ? validate917.errors : vErrors.concat(validate917.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate911.errors = vErrors;
return errors === 0;
}


function validate931(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "kind")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("none" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "none"},message:"must be equal to constant"}); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate931.errors = vErrors;
return errors === 0;
}


function validate932(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
(vErrors ??= []).push(missing(instancePath, "session")); errors++;
}
if((data.verdict === undefined) || (!(func0.call(data, "verdict")))){
(vErrors ??= []).push(missing(instancePath, "verdict")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "kind") || (key0 === "session")) || (key0 === "verdict")) || (key0 === "reopened"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("judged" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "judged"},message:"must be equal to constant"}); errors++;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session"}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.verdict !== undefined && func0.call(data, "verdict")){
if(!(validate578(data.verdict, {instancePath:instancePath+"/verdict"}))){
vErrors = vErrors === null ? validate578.errors : vErrors.concat(validate578.errors);
errors = vErrors.length;
}
}
if(data.reopened !== undefined && func0.call(data, "reopened")){
let data3 = data.reopened;
if(typeof data3 === "string"){
if(func64(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/reopened",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/reopened", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate932.errors = vErrors;
return errors === 0;
}


function validate930(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "none"){
if(!(validate931(data, {instancePath}))){
vErrors = vErrors === null ? validate931.errors : vErrors.concat(validate931.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "judged"){
if(!(validate932(data, {instancePath}))){
vErrors = vErrors === null ? validate932.errors : vErrors.concat(validate932.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate930.errors = vErrors;
return errors === 0;
}


function validate925(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
(vErrors ??= []).push(missing(instancePath, "ticket")); errors++;
}
if((data.at === undefined) || (!(func0.call(data, "at")))){
(vErrors ??= []).push(missing(instancePath, "at")); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
(vErrors ??= []).push(missing(instancePath, "session")); errors++;
}
if((data.discovery === undefined) || (!(func0.call(data, "discovery")))){
(vErrors ??= []).push(missing(instancePath, "discovery")); errors++;
}
if((data.triage === undefined) || (!(func0.call(data, "triage")))){
(vErrors ??= []).push(missing(instancePath, "triage")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "kind") || (key0 === "ticket")) || (key0 === "at")) || (key0 === "session")) || (key0 === "discovery")) || (key0 === "triage"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("discovery" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "discovery"},message:"must be equal to constant"}); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket"}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.at !== undefined && func0.call(data, "at")){
if(!(validate413(data.at, {instancePath:instancePath+"/at"}))){
vErrors = vErrors === null ? validate413.errors : vErrors.concat(validate413.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate136(data.session, {instancePath:instancePath+"/session"}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.discovery !== undefined && func0.call(data, "discovery")){
if(!(validate125(data.discovery, {instancePath:instancePath+"/discovery"}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
if(data.triage !== undefined && func0.call(data, "triage")){
if(!(validate930(data.triage, {instancePath:instancePath+"/triage"}))){
vErrors = vErrors === null ? validate930.errors : vErrors.concat(validate930.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate925.errors = vErrors;
return errors === 0;
}


function validate938(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
(vErrors ??= []).push(missing(instancePath, "ticket")); errors++;
}
if((data.at === undefined) || (!(func0.call(data, "at")))){
(vErrors ??= []).push(missing(instancePath, "at")); errors++;
}
if((data.reason === undefined) || (!(func0.call(data, "reason")))){
(vErrors ??= []).push(missing(instancePath, "reason")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "kind") || (key0 === "ticket")) || (key0 === "at")) || (key0 === "reason"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("linked" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "linked"},message:"must be equal to constant"}); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate134(data.ticket, {instancePath:instancePath+"/ticket"}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.at !== undefined && func0.call(data, "at")){
if(!(validate413(data.at, {instancePath:instancePath+"/at"}))){
vErrors = vErrors === null ? validate413.errors : vErrors.concat(validate413.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
let data3 = data.reason;
if(typeof data3 === "string"){
if(func64(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/reason", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate938.errors = vErrors;
return errors === 0;
}


function validate924(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "discovery"){
if(!(validate925(data, {instancePath}))){
vErrors = vErrors === null ? validate925.errors : vErrors.concat(validate925.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "linked"){
if(!(validate938(data, {instancePath}))){
vErrors = vErrors === null ? validate938.errors : vErrors.concat(validate938.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate924.errors = vErrors;
return errors === 0;
}


function validate786(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.step === undefined) || (!(func0.call(data, "step")))){
(vErrors ??= []).push(missing(instancePath, "step")); errors++;
}
if((data.round === undefined) || (!(func0.call(data, "round")))){
(vErrors ??= []).push(missing(instancePath, "round")); errors++;
}
if((data.try === undefined) || (!(func0.call(data, "try")))){
(vErrors ??= []).push(missing(instancePath, "try")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "step") || (key0 === "round")) || (key0 === "try"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.step !== undefined && func0.call(data, "step")){
if(!(validate154(data.step, {instancePath:instancePath+"/step"}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
}
if(data.round !== undefined && func0.call(data, "round")){
let data1 = data.round;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push(wrongType(instancePath+"/round", "integer")); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/round",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.try !== undefined && func0.call(data, "try")){
let data2 = data.try;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push(wrongType(instancePath+"/try", "integer")); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/try",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate786.errors = vErrors;
return errors === 0;
}


function validate943(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
(vErrors ??= []).push(missing(instancePath, "ticket")); errors++;
}
if((data.head === undefined) || (!(func0.call(data, "head")))){
(vErrors ??= []).push(missing(instancePath, "head")); errors++;
}
if((data.openedAt === undefined) || (!(func0.call(data, "openedAt")))){
(vErrors ??= []).push(missing(instancePath, "openedAt")); errors++;
}
if((data.bounds === undefined) || (!(func0.call(data, "bounds")))){
(vErrors ??= []).push(missing(instancePath, "bounds")); errors++;
}
if((data.mandate === undefined) || (!(func0.call(data, "mandate")))){
(vErrors ??= []).push(missing(instancePath, "mandate")); errors++;
}
if((data.plan === undefined) || (!(func0.call(data, "plan")))){
(vErrors ??= []).push(missing(instancePath, "plan")); errors++;
}
if((data.patch === undefined) || (!(func0.call(data, "patch")))){
(vErrors ??= []).push(missing(instancePath, "patch")); errors++;
}
if((data.approval === undefined) || (!(func0.call(data, "approval")))){
(vErrors ??= []).push(missing(instancePath, "approval")); errors++;
}
if((data.runs === undefined) || (!(func0.call(data, "runs")))){
(vErrors ??= []).push(missing(instancePath, "runs")); errors++;
}
if((data.manifestations === undefined) || (!(func0.call(data, "manifestations")))){
(vErrors ??= []).push(missing(instancePath, "manifestations")); errors++;
}
if((data.guarantees === undefined) || (!(func0.call(data, "guarantees")))){
(vErrors ??= []).push(missing(instancePath, "guarantees")); errors++;
}
if((data.convergence === undefined) || (!(func0.call(data, "convergence")))){
(vErrors ??= []).push(missing(instancePath, "convergence")); errors++;
}
if((data.journey === undefined) || (!(func0.call(data, "journey")))){
(vErrors ??= []).push(missing(instancePath, "journey")); errors++;
}
if((data.artifacts === undefined) || (!(func0.call(data, "artifacts")))){
(vErrors ??= []).push(missing(instancePath, "artifacts")); errors++;
}
if((data.children === undefined) || (!(func0.call(data, "children")))){
(vErrors ??= []).push(missing(instancePath, "children")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema288.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
if(!(validate944(data.ticket, {instancePath:instancePath+"/ticket"}))){
vErrors = vErrors === null ? validate944.errors : vErrors.concat(validate944.errors);
errors = vErrors.length;
}
}
if(data.head !== undefined && func0.call(data, "head")){
let data1 = data.head;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if((data1.seq === undefined) || (!(func0.call(data1, "seq")))){
(vErrors ??= []).push(missing(instancePath+"/head", "seq")); errors++;
}
if((data1.hash === undefined) || (!(func0.call(data1, "hash")))){
(vErrors ??= []).push(missing(instancePath+"/head", "hash")); errors++;
}
for(const key1 of Object.keys(data1)){
if(!((key1 === "seq") || (key1 === "hash"))){
(vErrors ??= []).push({instancePath:instancePath+"/head",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}); errors++;
}
}
if(data1.seq !== undefined && func0.call(data1, "seq")){
let data2 = data1.seq;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push(wrongType(instancePath+"/head/seq", "integer")); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/head/seq",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data1.hash !== undefined && func0.call(data1, "hash")){
if(!(validate130(data1.hash, {instancePath:instancePath+"/head/hash"}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/head", "object")); errors++;
}
}
if(data.openedAt !== undefined && func0.call(data, "openedAt")){
if(!(validate413(data.openedAt, {instancePath:instancePath+"/openedAt"}))){
vErrors = vErrors === null ? validate413.errors : vErrors.concat(validate413.errors);
errors = vErrors.length;
}
}
if(data.bounds !== undefined && func0.call(data, "bounds")){
let data5 = data.bounds;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if((data5.tries === undefined) || (!(func0.call(data5, "tries")))){
(vErrors ??= []).push(missing(instancePath+"/bounds", "tries")); errors++;
}
if((data5.rounds === undefined) || (!(func0.call(data5, "rounds")))){
(vErrors ??= []).push(missing(instancePath+"/bounds", "rounds")); errors++;
}
for(const key2 of Object.keys(data5)){
if(!((key2 === "tries") || (key2 === "rounds"))){
(vErrors ??= []).push({instancePath:instancePath+"/bounds",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}); errors++;
}
}
if(data5.tries !== undefined && func0.call(data5, "tries")){
let data6 = data5.tries;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
(vErrors ??= []).push(wrongType(instancePath+"/bounds/tries", "integer")); errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/bounds/tries",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data5.rounds !== undefined && func0.call(data5, "rounds")){
let data7 = data5.rounds;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
(vErrors ??= []).push(wrongType(instancePath+"/bounds/rounds", "integer")); errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/bounds/rounds",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/bounds", "object")); errors++;
}
}
if(data.mandate !== undefined && func0.call(data, "mandate")){
let data8 = data.mandate;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate56(data8[i0], {instancePath:instancePath+"/mandate/" + i0}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/mandate", "array")); errors++;
}
}
if(data.plan !== undefined && func0.call(data, "plan")){
if(!(validate788(data.plan, {instancePath:instancePath+"/plan"}))){
vErrors = vErrors === null ? validate788.errors : vErrors.concat(validate788.errors);
errors = vErrors.length;
}
}
if(data.patch !== undefined && func0.call(data, "patch")){
if(!(validate809(data.patch, {instancePath:instancePath+"/patch"}))){
vErrors = vErrors === null ? validate809.errors : vErrors.concat(validate809.errors);
errors = vErrors.length;
}
}
if(data.approval !== undefined && func0.call(data, "approval")){
if(!(validate825(data.approval, {instancePath:instancePath+"/approval"}))){
vErrors = vErrors === null ? validate825.errors : vErrors.concat(validate825.errors);
errors = vErrors.length;
}
}
if(data.runs !== undefined && func0.call(data, "runs")){
let data13 = data.runs;
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
if(!(validate851(data13[i1], {instancePath:instancePath+"/runs/" + i1}))){
vErrors = vErrors === null ? validate851.errors : vErrors.concat(validate851.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/runs", "array")); errors++;
}
}
if(data.manifestations !== undefined && func0.call(data, "manifestations")){
let data15 = data.manifestations;
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
if(!(validate492(data15[i2], {instancePath:instancePath+"/manifestations/" + i2}))){
vErrors = vErrors === null ? validate492.errors : vErrors.concat(validate492.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/manifestations", "array")); errors++;
}
}
if(data.guarantees !== undefined && func0.call(data, "guarantees")){
let data17 = data.guarantees;
if(Array.isArray(data17)){
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
if(!(validate877(data17[i3], {instancePath:instancePath+"/guarantees/" + i3}))){
vErrors = vErrors === null ? validate877.errors : vErrors.concat(validate877.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/guarantees", "array")); errors++;
}
}
if(data.convergence !== undefined && func0.call(data, "convergence")){
let data19 = data.convergence;
if(Array.isArray(data19)){
const len4 = data19.length;
for(let i4=0; i4<len4; i4++){
if(!(validate906(data19[i4], {instancePath:instancePath+"/convergence/" + i4}))){
vErrors = vErrors === null ? validate906.errors : vErrors.concat(validate906.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/convergence", "array")); errors++;
}
}
if(data.journey !== undefined && func0.call(data, "journey")){
let data21 = data.journey;
if(Array.isArray(data21)){
const len5 = data21.length;
for(let i5=0; i5<len5; i5++){
if(!(validate907(data21[i5], {instancePath:instancePath+"/journey/" + i5}))){
vErrors = vErrors === null ? validate907.errors : vErrors.concat(validate907.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/journey", "array")); errors++;
}
}
if(data.artifacts !== undefined && func0.call(data, "artifacts")){
let data23 = data.artifacts;
if(Array.isArray(data23)){
const len6 = data23.length;
for(let i6=0; i6<len6; i6++){
if(!(validate911(data23[i6], {instancePath:instancePath+"/artifacts/" + i6}))){
vErrors = vErrors === null ? validate911.errors : vErrors.concat(validate911.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/artifacts", "array")); errors++;
}
}
if(data.children !== undefined && func0.call(data, "children")){
let data25 = data.children;
if(Array.isArray(data25)){
const len7 = data25.length;
for(let i7=0; i7<len7; i7++){
if(!(validate924(data25[i7], {instancePath:instancePath+"/children/" + i7}))){
vErrors = vErrors === null ? validate924.errors : vErrors.concat(validate924.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/children", "array")); errors++;
}
}
if(data.place !== undefined && func0.call(data, "place")){
if(!(validate786(data.place, {instancePath:instancePath+"/place"}))){
vErrors = vErrors === null ? validate786.errors : vErrors.concat(validate786.errors);
errors = vErrors.length;
}
}
if(data.base !== undefined && func0.call(data, "base")){
if(!(validate128(data.base, {instancePath:instancePath+"/base"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate943.errors = vErrors;
return errors === 0;
}

export const validateQuestion = validate150;

export const validateQuestionerBrief = validate241;

export const validateQueueRecord = validate988;
const pattern26 = new RegExp("^[A-Z][A-Z0-9]{0,15}-[1-9][0-9]{0,8}$", "u");

function validate963(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
(vErrors ??= []).push(missing(instancePath, "ticket")); errors++;
}
if((data.commit === undefined) || (!(func0.call(data, "commit")))){
(vErrors ??= []).push(missing(instancePath, "commit")); errors++;
}
if((data.priority === undefined) || (!(func0.call(data, "priority")))){
(vErrors ??= []).push(missing(instancePath, "priority")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "kind") || (key0 === "ticket")) || (key0 === "commit")) || (key0 === "packages")) || (key0 === "after")) || (key0 === "priority")) || (key0 === "attended"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("submitted" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "submitted"},message:"must be equal to constant"}); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
let data1 = data.ticket;
if(typeof data1 === "string"){
if(!pattern26.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/ticket",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9]{0,15}-[1-9][0-9]{0,8}$"},message:"must match pattern \""+"^[A-Z][A-Z0-9]{0,15}-[1-9][0-9]{0,8}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/ticket", "string")); errors++;
}
}
if(data.commit !== undefined && func0.call(data, "commit")){
if(!(validate128(data.commit, {instancePath:instancePath+"/commit"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.packages !== undefined && func0.call(data, "packages")){
let data3 = data.packages;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func64(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/packages/" + i0,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/packages/" + i0, "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/packages", "array")); errors++;
}
}
if(data.after !== undefined && func0.call(data, "after")){
let data5 = data.after;
if(typeof data5 === "string"){
if(!pattern26.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/after",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9]{0,15}-[1-9][0-9]{0,8}$"},message:"must match pattern \""+"^[A-Z][A-Z0-9]{0,15}-[1-9][0-9]{0,8}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/after", "string")); errors++;
}
}
if(data.priority !== undefined && func0.call(data, "priority")){
let data6 = data.priority;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
(vErrors ??= []).push(wrongType(instancePath+"/priority", "integer")); errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/priority",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"}); errors++;
}
if(data6 < 0 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/priority",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.attended !== undefined && func0.call(data, "attended")){
let data7 = data.attended;
if(typeof data7 !== "boolean"){
(vErrors ??= []).push(wrongType(instancePath+"/attended", "boolean")); errors++;
}
if(true !== data7){
(vErrors ??= []).push({instancePath:instancePath+"/attended",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate963.errors = vErrors;
return errors === 0;
}


function validate965(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
(vErrors ??= []).push(missing(instancePath, "ticket")); errors++;
}
if((data.why === undefined) || (!(func0.call(data, "why")))){
(vErrors ??= []).push(missing(instancePath, "why")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "ticket")) || (key0 === "why"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("cancelled" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "cancelled"},message:"must be equal to constant"}); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
let data1 = data.ticket;
if(typeof data1 === "string"){
if(!pattern26.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/ticket",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9]{0,15}-[1-9][0-9]{0,8}$"},message:"must match pattern \""+"^[A-Z][A-Z0-9]{0,15}-[1-9][0-9]{0,8}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/ticket", "string")); errors++;
}
}
if(data.why !== undefined && func0.call(data, "why")){
if(typeof data.why !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/why", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate965.errors = vErrors;
return errors === 0;
}


function validate966(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
(vErrors ??= []).push(missing(instancePath, "ticket")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "ticket"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("jumped" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "jumped"},message:"must be equal to constant"}); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
let data1 = data.ticket;
if(typeof data1 === "string"){
if(!pattern26.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/ticket",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9]{0,15}-[1-9][0-9]{0,8}$"},message:"must match pattern \""+"^[A-Z][A-Z0-9]{0,15}-[1-9][0-9]{0,8}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/ticket", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate966.errors = vErrors;
return errors === 0;
}


function validate967(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.why === undefined) || (!(func0.call(data, "why")))){
(vErrors ??= []).push(missing(instancePath, "why")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "why"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("paused" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "paused"},message:"must be equal to constant"}); errors++;
}
}
if(data.why !== undefined && func0.call(data, "why")){
if(typeof data.why !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/why", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate967.errors = vErrors;
return errors === 0;
}


function validate968(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.why === undefined) || (!(func0.call(data, "why")))){
(vErrors ??= []).push(missing(instancePath, "why")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "why"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("drained" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "drained"},message:"must be equal to constant"}); errors++;
}
}
if(data.why !== undefined && func0.call(data, "why")){
if(typeof data.why !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/why", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate968.errors = vErrors;
return errors === 0;
}


function validate969(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "kind")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("resumed" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "resumed"},message:"must be equal to constant"}); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate969.errors = vErrors;
return errors === 0;
}

const schema296 = {"type":"object","additionalProperties":false,"required":["kind","policy","slots"],"properties":{"kind":{"type":"string","const":"restarted"},"policy":{"type":"string","enum":["serial","batch","window","lanes"]},"slots":{"type":"integer","minimum":1,"maximum":64}},"$id":"queue-record.schema.json--restarted"};

function validate970(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.policy === undefined) || (!(func0.call(data, "policy")))){
(vErrors ??= []).push(missing(instancePath, "policy")); errors++;
}
if((data.slots === undefined) || (!(func0.call(data, "slots")))){
(vErrors ??= []).push(missing(instancePath, "slots")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "policy")) || (key0 === "slots"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("restarted" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "restarted"},message:"must be equal to constant"}); errors++;
}
}
if(data.policy !== undefined && func0.call(data, "policy")){
let data1 = data.policy;
if(typeof data1 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/policy", "string")); errors++;
}
if(!((((data1 === "serial") || (data1 === "batch")) || (data1 === "window")) || (data1 === "lanes"))){
(vErrors ??= []).push({instancePath:instancePath+"/policy",keyword:"enum",params:{allowedValues: schema296.properties.policy.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.slots !== undefined && func0.call(data, "slots")){
let data2 = data.slots;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push(wrongType(instancePath+"/slots", "integer")); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 64 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/slots",keyword:"maximum",params:{comparison: "<=", limit: 64},message:"must be <= 64"}); errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/slots",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate970.errors = vErrors;
return errors === 0;
}


function validate971(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.head === undefined) || (!(func0.call(data, "head")))){
(vErrors ??= []).push(missing(instancePath, "head")); errors++;
}
if((data.landed === undefined) || (!(func0.call(data, "landed")))){
(vErrors ??= []).push(missing(instancePath, "landed")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "head")) || (key0 === "landed"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("main-read" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "main-read"},message:"must be equal to constant"}); errors++;
}
}
if(data.head !== undefined && func0.call(data, "head")){
if(!(validate128(data.head, {instancePath:instancePath+"/head"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.landed !== undefined && func0.call(data, "landed")){
let data2 = data.landed;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(!pattern26.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/landed/" + i0,keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9]{0,15}-[1-9][0-9]{0,8}$"},message:"must match pattern \""+"^[A-Z][A-Z0-9]{0,15}-[1-9][0-9]{0,8}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/landed/" + i0, "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/landed", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate971.errors = vErrors;
return errors === 0;
}

const schema298 = {"type":"object","additionalProperties":false,"required":["kind","run","verdict","why"],"properties":{"kind":{"type":"string","const":"verdict"},"run":{"type":"integer","minimum":1},"verdict":{"type":"string","enum":["green","red","unknown"]},"why":{"type":"string"},"commit":{"$ref":"common.schema.json--objectId"},"tree":{"$ref":"common.schema.json--objectId"},"proof":{"type":"string","minLength":1},"faults":{"type":"array","minItems":1,"items":{"$ref":"check-report.schema.json--fault"}}},"$id":"queue-record.schema.json--verdict"};

function validate973(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.run === undefined) || (!(func0.call(data, "run")))){
(vErrors ??= []).push(missing(instancePath, "run")); errors++;
}
if((data.verdict === undefined) || (!(func0.call(data, "verdict")))){
(vErrors ??= []).push(missing(instancePath, "verdict")); errors++;
}
if((data.why === undefined) || (!(func0.call(data, "why")))){
(vErrors ??= []).push(missing(instancePath, "why")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "kind") || (key0 === "run")) || (key0 === "verdict")) || (key0 === "why")) || (key0 === "commit")) || (key0 === "tree")) || (key0 === "proof")) || (key0 === "faults"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("verdict" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "verdict"},message:"must be equal to constant"}); errors++;
}
}
if(data.run !== undefined && func0.call(data, "run")){
let data1 = data.run;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push(wrongType(instancePath+"/run", "integer")); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/run",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.verdict !== undefined && func0.call(data, "verdict")){
let data2 = data.verdict;
if(typeof data2 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/verdict", "string")); errors++;
}
if(!(((data2 === "green") || (data2 === "red")) || (data2 === "unknown"))){
(vErrors ??= []).push({instancePath:instancePath+"/verdict",keyword:"enum",params:{allowedValues: schema298.properties.verdict.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.why !== undefined && func0.call(data, "why")){
if(typeof data.why !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/why", "string")); errors++;
}
}
if(data.commit !== undefined && func0.call(data, "commit")){
if(!(validate128(data.commit, {instancePath:instancePath+"/commit"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.tree !== undefined && func0.call(data, "tree")){
if(!(validate128(data.tree, {instancePath:instancePath+"/tree"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.proof !== undefined && func0.call(data, "proof")){
let data6 = data.proof;
if(typeof data6 === "string"){
if(func64(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/proof",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/proof", "string")); errors++;
}
}
if(data.faults !== undefined && func0.call(data, "faults")){
let data7 = data.faults;
if(Array.isArray(data7)){
if(data7.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/faults",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}); errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(validate345(data7[i0], {instancePath:instancePath+"/faults/" + i0}))){
vErrors = vErrors === null ? validate345.errors : vErrors.concat(validate345.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/faults", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate973.errors = vErrors;
return errors === 0;
}

const schema299 = {"type":"object","additionalProperties":false,"required":["kind","run","ticket","fault","why"],"properties":{"kind":{"type":"string","const":"not-stacked"},"run":{"type":"integer","minimum":1},"ticket":{"type":"string","pattern":"^[A-Z][A-Z0-9]{0,15}-[1-9][0-9]{0,8}$"},"fault":{"type":"string","enum":["conflict","empty","refused"]},"why":{"type":"string"},"onto":{"$ref":"common.schema.json--objectId"},"paths":{"type":"array","items":{"type":"string","minLength":1}}},"$id":"queue-record.schema.json--not-stacked"};

function validate977(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.run === undefined) || (!(func0.call(data, "run")))){
(vErrors ??= []).push(missing(instancePath, "run")); errors++;
}
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
(vErrors ??= []).push(missing(instancePath, "ticket")); errors++;
}
if((data.fault === undefined) || (!(func0.call(data, "fault")))){
(vErrors ??= []).push(missing(instancePath, "fault")); errors++;
}
if((data.why === undefined) || (!(func0.call(data, "why")))){
(vErrors ??= []).push(missing(instancePath, "why")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "kind") || (key0 === "run")) || (key0 === "ticket")) || (key0 === "fault")) || (key0 === "why")) || (key0 === "onto")) || (key0 === "paths"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("not-stacked" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "not-stacked"},message:"must be equal to constant"}); errors++;
}
}
if(data.run !== undefined && func0.call(data, "run")){
let data1 = data.run;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push(wrongType(instancePath+"/run", "integer")); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/run",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
let data2 = data.ticket;
if(typeof data2 === "string"){
if(!pattern26.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/ticket",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9]{0,15}-[1-9][0-9]{0,8}$"},message:"must match pattern \""+"^[A-Z][A-Z0-9]{0,15}-[1-9][0-9]{0,8}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/ticket", "string")); errors++;
}
}
if(data.fault !== undefined && func0.call(data, "fault")){
let data3 = data.fault;
if(typeof data3 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/fault", "string")); errors++;
}
if(!(((data3 === "conflict") || (data3 === "empty")) || (data3 === "refused"))){
(vErrors ??= []).push({instancePath:instancePath+"/fault",keyword:"enum",params:{allowedValues: schema299.properties.fault.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.why !== undefined && func0.call(data, "why")){
if(typeof data.why !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/why", "string")); errors++;
}
}
if(data.onto !== undefined && func0.call(data, "onto")){
if(!(validate128(data.onto, {instancePath:instancePath+"/onto"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.paths !== undefined && func0.call(data, "paths")){
let data6 = data.paths;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 === "string"){
if(func64(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/paths/" + i0,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/paths/" + i0, "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/paths", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate977.errors = vErrors;
return errors === 0;
}


function validate979(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.run === undefined) || (!(func0.call(data, "run")))){
(vErrors ??= []).push(missing(instancePath, "run")); errors++;
}
if((data.head === undefined) || (!(func0.call(data, "head")))){
(vErrors ??= []).push(missing(instancePath, "head")); errors++;
}
if((data.commits === undefined) || (!(func0.call(data, "commits")))){
(vErrors ??= []).push(missing(instancePath, "commits")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "kind") || (key0 === "run")) || (key0 === "head")) || (key0 === "commits"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("landed" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "landed"},message:"must be equal to constant"}); errors++;
}
}
if(data.run !== undefined && func0.call(data, "run")){
let data1 = data.run;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push(wrongType(instancePath+"/run", "integer")); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/run",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.head !== undefined && func0.call(data, "head")){
if(!(validate128(data.head, {instancePath:instancePath+"/head"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.commits !== undefined && func0.call(data, "commits")){
let data3 = data.commits;
if(Array.isArray(data3)){
if(data3.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/commits",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}); errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if((data4.ticket === undefined) || (!(func0.call(data4, "ticket")))){
(vErrors ??= []).push(missing(instancePath+"/commits/" + i0, "ticket")); errors++;
}
if((data4.commit === undefined) || (!(func0.call(data4, "commit")))){
(vErrors ??= []).push(missing(instancePath+"/commits/" + i0, "commit")); errors++;
}
for(const key1 of Object.keys(data4)){
if(!((key1 === "ticket") || (key1 === "commit"))){
(vErrors ??= []).push({instancePath:instancePath+"/commits/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}); errors++;
}
}
if(data4.ticket !== undefined && func0.call(data4, "ticket")){
let data5 = data4.ticket;
if(typeof data5 === "string"){
if(!pattern26.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/commits/" + i0+"/ticket",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9]{0,15}-[1-9][0-9]{0,8}$"},message:"must match pattern \""+"^[A-Z][A-Z0-9]{0,15}-[1-9][0-9]{0,8}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/commits/" + i0+"/ticket", "string")); errors++;
}
}
if(data4.commit !== undefined && func0.call(data4, "commit")){
if(!(validate128(data4.commit, {instancePath:instancePath+"/commits/" + i0+"/commit"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/commits/" + i0, "object")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/commits", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate979.errors = vErrors;
return errors === 0;
}


function validate982(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.run === undefined) || (!(func0.call(data, "run")))){
(vErrors ??= []).push(missing(instancePath, "run")); errors++;
}
if((data.why === undefined) || (!(func0.call(data, "why")))){
(vErrors ??= []).push(missing(instancePath, "why")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "kind") || (key0 === "run")) || (key0 === "ticket")) || (key0 === "why"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("push-refused" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "push-refused"},message:"must be equal to constant"}); errors++;
}
}
if(data.run !== undefined && func0.call(data, "run")){
let data1 = data.run;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push(wrongType(instancePath+"/run", "integer")); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/run",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
let data2 = data.ticket;
if(typeof data2 === "string"){
if(!pattern26.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/ticket",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9]{0,15}-[1-9][0-9]{0,8}$"},message:"must match pattern \""+"^[A-Z][A-Z0-9]{0,15}-[1-9][0-9]{0,8}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/ticket", "string")); errors++;
}
}
if(data.why !== undefined && func0.call(data, "why")){
if(typeof data.why !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/why", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate982.errors = vErrors;
return errors === 0;
}


function validate983(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.run === undefined) || (!(func0.call(data, "run")))){
(vErrors ??= []).push(missing(instancePath, "run")); errors++;
}
if((data.why === undefined) || (!(func0.call(data, "why")))){
(vErrors ??= []).push(missing(instancePath, "why")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "run")) || (key0 === "why"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("push-unknown" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "push-unknown"},message:"must be equal to constant"}); errors++;
}
}
if(data.run !== undefined && func0.call(data, "run")){
let data1 = data.run;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push(wrongType(instancePath+"/run", "integer")); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/run",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.why !== undefined && func0.call(data, "why")){
if(typeof data.why !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/why", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate983.errors = vErrors;
return errors === 0;
}

const schema303 = {"type":"object","additionalProperties":false,"required":["kind","run","commit","verdict","why"],"properties":{"kind":{"type":"string","const":"main-judged"},"run":{"type":"integer","minimum":1},"commit":{"$ref":"common.schema.json--objectId"},"verdict":{"type":"string","enum":["green","red","unknown"]},"why":{"type":"string"},"proof":{"type":"string","minLength":1},"pair":{"type":"array","minItems":1,"maxItems":2,"items":{"type":"string","pattern":"^[A-Z][A-Z0-9]{0,15}-[1-9][0-9]{0,8}$"}}},"$id":"queue-record.schema.json--main-judged"};

function validate984(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.run === undefined) || (!(func0.call(data, "run")))){
(vErrors ??= []).push(missing(instancePath, "run")); errors++;
}
if((data.commit === undefined) || (!(func0.call(data, "commit")))){
(vErrors ??= []).push(missing(instancePath, "commit")); errors++;
}
if((data.verdict === undefined) || (!(func0.call(data, "verdict")))){
(vErrors ??= []).push(missing(instancePath, "verdict")); errors++;
}
if((data.why === undefined) || (!(func0.call(data, "why")))){
(vErrors ??= []).push(missing(instancePath, "why")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "kind") || (key0 === "run")) || (key0 === "commit")) || (key0 === "verdict")) || (key0 === "why")) || (key0 === "proof")) || (key0 === "pair"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("main-judged" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "main-judged"},message:"must be equal to constant"}); errors++;
}
}
if(data.run !== undefined && func0.call(data, "run")){
let data1 = data.run;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push(wrongType(instancePath+"/run", "integer")); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/run",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.commit !== undefined && func0.call(data, "commit")){
if(!(validate128(data.commit, {instancePath:instancePath+"/commit"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.verdict !== undefined && func0.call(data, "verdict")){
let data3 = data.verdict;
if(typeof data3 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/verdict", "string")); errors++;
}
if(!(((data3 === "green") || (data3 === "red")) || (data3 === "unknown"))){
(vErrors ??= []).push({instancePath:instancePath+"/verdict",keyword:"enum",params:{allowedValues: schema303.properties.verdict.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.why !== undefined && func0.call(data, "why")){
if(typeof data.why !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/why", "string")); errors++;
}
}
if(data.proof !== undefined && func0.call(data, "proof")){
let data5 = data.proof;
if(typeof data5 === "string"){
if(func64(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/proof",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/proof", "string")); errors++;
}
}
if(data.pair !== undefined && func0.call(data, "pair")){
let data6 = data.pair;
if(Array.isArray(data6)){
if(data6.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/pair",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}); errors++;
}
if(data6.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/pair",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}); errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 === "string"){
if(!pattern26.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/pair/" + i0,keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9]{0,15}-[1-9][0-9]{0,8}$"},message:"must match pattern \""+"^[A-Z][A-Z0-9]{0,15}-[1-9][0-9]{0,8}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/pair/" + i0, "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/pair", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate984.errors = vErrors;
return errors === 0;
}

const schema304 = {"type":"object","additionalProperties":false,"required":["kind","what","why"],"properties":{"kind":{"type":"string","const":"noted"},"what":{"type":"string","enum":["foreign","reverted","checkout","settings","signature","refused","request"]},"ticket":{"type":"string","pattern":"^[A-Z][A-Z0-9]{0,15}-[1-9][0-9]{0,8}$"},"commit":{"$ref":"common.schema.json--objectId"},"why":{"type":"string"}},"$id":"queue-record.schema.json--noted"};

function validate986(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.what === undefined) || (!(func0.call(data, "what")))){
(vErrors ??= []).push(missing(instancePath, "what")); errors++;
}
if((data.why === undefined) || (!(func0.call(data, "why")))){
(vErrors ??= []).push(missing(instancePath, "why")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "kind") || (key0 === "what")) || (key0 === "ticket")) || (key0 === "commit")) || (key0 === "why"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("noted" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "noted"},message:"must be equal to constant"}); errors++;
}
}
if(data.what !== undefined && func0.call(data, "what")){
let data1 = data.what;
if(typeof data1 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/what", "string")); errors++;
}
if(!(((((((data1 === "foreign") || (data1 === "reverted")) || (data1 === "checkout")) || (data1 === "settings")) || (data1 === "signature")) || (data1 === "refused")) || (data1 === "request"))){
(vErrors ??= []).push({instancePath:instancePath+"/what",keyword:"enum",params:{allowedValues: schema304.properties.what.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
let data2 = data.ticket;
if(typeof data2 === "string"){
if(!pattern26.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/ticket",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9]{0,15}-[1-9][0-9]{0,8}$"},message:"must match pattern \""+"^[A-Z][A-Z0-9]{0,15}-[1-9][0-9]{0,8}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/ticket", "string")); errors++;
}
}
if(data.commit !== undefined && func0.call(data, "commit")){
if(!(validate128(data.commit, {instancePath:instancePath+"/commit"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.why !== undefined && func0.call(data, "why")){
if(typeof data.why !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/why", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate986.errors = vErrors;
return errors === 0;
}


function validate988(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.at === undefined) || (!(func0.call(data, "at")))){
(vErrors ??= []).push(missing(instancePath, "at")); errors++;
}
if((data.by === undefined) || (!(func0.call(data, "by")))){
(vErrors ??= []).push(missing(instancePath, "by")); errors++;
}
if((data.event === undefined) || (!(func0.call(data, "event")))){
(vErrors ??= []).push(missing(instancePath, "event")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "at") || (key0 === "by")) || (key0 === "event"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.at !== undefined && func0.call(data, "at")){
let data0 = data.at;
if(typeof data0 === "string"){
if(func64(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/at", "string")); errors++;
}
}
if(data.by !== undefined && func0.call(data, "by")){
let data1 = data.by;
if(typeof data1 === "string"){
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/by",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/by", "string")); errors++;
}
}
if(data.event !== undefined && func0.call(data, "event")){
let data2 = data.event;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if((data2.kind === undefined) || (!(func0.call(data2, "kind")))){
(vErrors ??= []).push(missing(instancePath+"/event", "kind")); errors++;
}
const tag0 = data2.kind;
if(typeof tag0 == "string"){
if(tag0 === "submitted"){
if(!(validate963(data2, {instancePath:instancePath+"/event"}))){
vErrors = vErrors === null ? validate963.errors : vErrors.concat(validate963.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "cancelled"){
if(!(validate965(data2, {instancePath:instancePath+"/event"}))){
vErrors = vErrors === null ? validate965.errors : vErrors.concat(validate965.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "jumped"){
if(!(validate966(data2, {instancePath:instancePath+"/event"}))){
vErrors = vErrors === null ? validate966.errors : vErrors.concat(validate966.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "paused"){
if(!(validate967(data2, {instancePath:instancePath+"/event"}))){
vErrors = vErrors === null ? validate967.errors : vErrors.concat(validate967.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "drained"){
if(!(validate968(data2, {instancePath:instancePath+"/event"}))){
vErrors = vErrors === null ? validate968.errors : vErrors.concat(validate968.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "resumed"){
if(!(validate969(data2, {instancePath:instancePath+"/event"}))){
vErrors = vErrors === null ? validate969.errors : vErrors.concat(validate969.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "restarted"){
if(!(validate970(data2, {instancePath:instancePath+"/event"}))){
vErrors = vErrors === null ? validate970.errors : vErrors.concat(validate970.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "main-read"){
if(!(validate971(data2, {instancePath:instancePath+"/event"}))){
vErrors = vErrors === null ? validate971.errors : vErrors.concat(validate971.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "verdict"){
if(!(validate973(data2, {instancePath:instancePath+"/event"}))){
vErrors = vErrors === null ? validate973.errors : vErrors.concat(validate973.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "not-stacked"){
if(!(validate977(data2, {instancePath:instancePath+"/event"}))){
vErrors = vErrors === null ? validate977.errors : vErrors.concat(validate977.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "landed"){
if(!(validate979(data2, {instancePath:instancePath+"/event"}))){
vErrors = vErrors === null ? validate979.errors : vErrors.concat(validate979.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "push-refused"){
if(!(validate982(data2, {instancePath:instancePath+"/event"}))){
vErrors = vErrors === null ? validate982.errors : vErrors.concat(validate982.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "push-unknown"){
if(!(validate983(data2, {instancePath:instancePath+"/event"}))){
vErrors = vErrors === null ? validate983.errors : vErrors.concat(validate983.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "main-judged"){
if(!(validate984(data2, {instancePath:instancePath+"/event"}))){
vErrors = vErrors === null ? validate984.errors : vErrors.concat(validate984.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "noted"){
if(!(validate986(data2, {instancePath:instancePath+"/event"}))){
vErrors = vErrors === null ? validate986.errors : vErrors.concat(validate986.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/event",keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/event",keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/event", "object")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate988.errors = vErrors;
return errors === 0;
}

export const validateRecording = validate1004;

function validate1004(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.role === undefined) || (!(func0.call(data, "role")))){
(vErrors ??= []).push(missing(instancePath, "role")); errors++;
}
if((data.session === undefined) || (!(func0.call(data, "session")))){
(vErrors ??= []).push(missing(instancePath, "session")); errors++;
}
if((data.pinned === undefined) || (!(func0.call(data, "pinned")))){
(vErrors ??= []).push(missing(instancePath, "pinned")); errors++;
}
if((data.calls === undefined) || (!(func0.call(data, "calls")))){
(vErrors ??= []).push(missing(instancePath, "calls")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "role") || (key0 === "session")) || (key0 === "pinned")) || (key0 === "calls"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.role !== undefined && func0.call(data, "role")){
if(!(validate414(data.role, {instancePath:instancePath+"/role"}))){
vErrors = vErrors === null ? validate414.errors : vErrors.concat(validate414.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
let data1 = data.session;
if(typeof data1 === "string"){
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/session",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/session", "string")); errors++;
}
}
if(data.pinned !== undefined && func0.call(data, "pinned")){
if(!(validate130(data.pinned, {instancePath:instancePath+"/pinned"}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
if(data.calls !== undefined && func0.call(data, "calls")){
let data3 = data.calls;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if((data4.ordinal === undefined) || (!(func0.call(data4, "ordinal")))){
(vErrors ??= []).push(missing(instancePath+"/calls/" + i0, "ordinal")); errors++;
}
if((data4.purpose === undefined) || (!(func0.call(data4, "purpose")))){
(vErrors ??= []).push(missing(instancePath+"/calls/" + i0, "purpose")); errors++;
}
if((data4.reply === undefined) || (!(func0.call(data4, "reply")))){
(vErrors ??= []).push(missing(instancePath+"/calls/" + i0, "reply")); errors++;
}
if((data4.engine === undefined) || (!(func0.call(data4, "engine")))){
(vErrors ??= []).push(missing(instancePath+"/calls/" + i0, "engine")); errors++;
}
if((data4.costUsd === undefined) || (!(func0.call(data4, "costUsd")))){
(vErrors ??= []).push(missing(instancePath+"/calls/" + i0, "costUsd")); errors++;
}
for(const key1 of Object.keys(data4)){
if(!(((((key1 === "ordinal") || (key1 === "purpose")) || (key1 === "reply")) || (key1 === "engine")) || (key1 === "costUsd"))){
(vErrors ??= []).push({instancePath:instancePath+"/calls/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}); errors++;
}
}
if(data4.ordinal !== undefined && func0.call(data4, "ordinal")){
let data5 = data4.ordinal;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push(wrongType(instancePath+"/calls/" + i0+"/ordinal", "integer")); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/calls/" + i0+"/ordinal",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data4.purpose !== undefined && func0.call(data4, "purpose")){
let data6 = data4.purpose;
if(typeof data6 === "string"){
if(func64(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/calls/" + i0+"/purpose",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/calls/" + i0+"/purpose", "string")); errors++;
}
}
if(data4.reply !== undefined && func0.call(data4, "reply")){
if(!(validate417(data4.reply, {instancePath:instancePath+"/calls/" + i0+"/reply"}))){
vErrors = vErrors === null ? validate417.errors : vErrors.concat(validate417.errors);
errors = vErrors.length;
}
}
if(data4.engine !== undefined && func0.call(data4, "engine")){
let data8 = data4.engine;
if(typeof data8 === "string"){
if(func64(data8) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/calls/" + i0+"/engine",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/calls/" + i0+"/engine", "string")); errors++;
}
}
if(data4.costUsd !== undefined && func0.call(data4, "costUsd")){
let data9 = data4.costUsd;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/calls/" + i0+"/costUsd",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/calls/" + i0+"/costUsd", "number")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/calls/" + i0, "object")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/calls", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate1004.errors = vErrors;
return errors === 0;
}

export const validateRedProof = validate660;

export const validateReviewSheet = validate565;

export const validateReviewerBrief = validate303;

export const validateRole = validate1008;
const schema307 = {"$id":"role.schema.json","type":"object","additionalProperties":false,"required":["name","program","prompt","sheets","profile","tools","limits"],"properties":{"name":{"$ref":"common.schema.json--roleName"},"program":{"type":"string","minLength":1,"pattern":"^packages/[a-z-]+$"},"prompt":{"type":"string","minLength":1},"sheets":{"type":"array","items":{"type":"string","enum":["plan","challenge","answers","tests","code","review","triage","decision","closure"]},"minItems":1},"profile":{"type":"string","minLength":1},"tools":{"type":"array","items":{"type":"string","enum":["read","list","search","write","edit","shell","run-tests","run-check"]}},"limits":{"type":"object","additionalProperties":false,"required":["calls","outputTokensPerCall","wallMs"],"properties":{"calls":{"type":"integer","minimum":1},"outputTokensPerCall":{"type":"integer","minimum":1},"wallMs":{"type":"integer","minimum":1}}}}};
const pattern36 = new RegExp("^packages/[a-z-]+$", "u");

function validate1008(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
(vErrors ??= []).push(missing(instancePath, "name")); errors++;
}
if((data.program === undefined) || (!(func0.call(data, "program")))){
(vErrors ??= []).push(missing(instancePath, "program")); errors++;
}
if((data.prompt === undefined) || (!(func0.call(data, "prompt")))){
(vErrors ??= []).push(missing(instancePath, "prompt")); errors++;
}
if((data.sheets === undefined) || (!(func0.call(data, "sheets")))){
(vErrors ??= []).push(missing(instancePath, "sheets")); errors++;
}
if((data.profile === undefined) || (!(func0.call(data, "profile")))){
(vErrors ??= []).push(missing(instancePath, "profile")); errors++;
}
if((data.tools === undefined) || (!(func0.call(data, "tools")))){
(vErrors ??= []).push(missing(instancePath, "tools")); errors++;
}
if((data.limits === undefined) || (!(func0.call(data, "limits")))){
(vErrors ??= []).push(missing(instancePath, "limits")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "name") || (key0 === "program")) || (key0 === "prompt")) || (key0 === "sheets")) || (key0 === "profile")) || (key0 === "tools")) || (key0 === "limits"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(!(validate414(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validate414.errors : vErrors.concat(validate414.errors);
errors = vErrors.length;
}
}
if(data.program !== undefined && func0.call(data, "program")){
let data1 = data.program;
if(typeof data1 === "string"){
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/program",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern36.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/program",keyword:"pattern",params:{pattern: "^packages/[a-z-]+$"},message:"must match pattern \""+"^packages/[a-z-]+$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/program", "string")); errors++;
}
}
if(data.prompt !== undefined && func0.call(data, "prompt")){
let data2 = data.prompt;
if(typeof data2 === "string"){
if(func64(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/prompt",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/prompt", "string")); errors++;
}
}
if(data.sheets !== undefined && func0.call(data, "sheets")){
let data3 = data.sheets;
if(Array.isArray(data3)){
if(data3.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/sheets",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}); errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/sheets/" + i0, "string")); errors++;
}
if(!(((((((((data4 === "plan") || (data4 === "challenge")) || (data4 === "answers")) || (data4 === "tests")) || (data4 === "code")) || (data4 === "review")) || (data4 === "triage")) || (data4 === "decision")) || (data4 === "closure"))){
(vErrors ??= []).push({instancePath:instancePath+"/sheets/" + i0,keyword:"enum",params:{allowedValues: schema307.properties.sheets.items.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/sheets", "array")); errors++;
}
}
if(data.profile !== undefined && func0.call(data, "profile")){
let data5 = data.profile;
if(typeof data5 === "string"){
if(func64(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/profile",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/profile", "string")); errors++;
}
}
if(data.tools !== undefined && func0.call(data, "tools")){
let data6 = data.tools;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/tools/" + i1, "string")); errors++;
}
if(!((((((((data7 === "read") || (data7 === "list")) || (data7 === "search")) || (data7 === "write")) || (data7 === "edit")) || (data7 === "shell")) || (data7 === "run-tests")) || (data7 === "run-check"))){
(vErrors ??= []).push({instancePath:instancePath+"/tools/" + i1,keyword:"enum",params:{allowedValues: schema307.properties.tools.items.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/tools", "array")); errors++;
}
}
if(data.limits !== undefined && func0.call(data, "limits")){
let data8 = data.limits;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if((data8.calls === undefined) || (!(func0.call(data8, "calls")))){
(vErrors ??= []).push(missing(instancePath+"/limits", "calls")); errors++;
}
if((data8.outputTokensPerCall === undefined) || (!(func0.call(data8, "outputTokensPerCall")))){
(vErrors ??= []).push(missing(instancePath+"/limits", "outputTokensPerCall")); errors++;
}
if((data8.wallMs === undefined) || (!(func0.call(data8, "wallMs")))){
(vErrors ??= []).push(missing(instancePath+"/limits", "wallMs")); errors++;
}
for(const key1 of Object.keys(data8)){
if(!(((key1 === "calls") || (key1 === "outputTokensPerCall")) || (key1 === "wallMs"))){
(vErrors ??= []).push({instancePath:instancePath+"/limits",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}); errors++;
}
}
if(data8.calls !== undefined && func0.call(data8, "calls")){
let data9 = data8.calls;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
(vErrors ??= []).push(wrongType(instancePath+"/limits/calls", "integer")); errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/calls",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data8.outputTokensPerCall !== undefined && func0.call(data8, "outputTokensPerCall")){
let data10 = data8.outputTokensPerCall;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
(vErrors ??= []).push(wrongType(instancePath+"/limits/outputTokensPerCall", "integer")); errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/outputTokensPerCall",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data8.wallMs !== undefined && func0.call(data8, "wallMs")){
let data11 = data8.wallMs;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
(vErrors ??= []).push(wrongType(instancePath+"/limits/wallMs", "integer")); errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/wallMs",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/limits", "object")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate1008.errors = vErrors;
return errors === 0;
}

export const validateSessionOutcome = validate615;

export const validateSheet = validate541;

export const validateSkeletonProposal = validate1010;

function validate1010(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.files === undefined) || (!(func0.call(data, "files")))){
(vErrors ??= []).push(missing(instancePath, "files")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "files")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.files !== undefined && func0.call(data, "files")){
let data0 = data.files;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if((data1.file === undefined) || (!(func0.call(data1, "file")))){
(vErrors ??= []).push(missing(instancePath+"/files/" + i0, "file")); errors++;
}
if((data1.imports === undefined) || (!(func0.call(data1, "imports")))){
(vErrors ??= []).push(missing(instancePath+"/files/" + i0, "imports")); errors++;
}
if((data1.constants === undefined) || (!(func0.call(data1, "constants")))){
(vErrors ??= []).push(missing(instancePath+"/files/" + i0, "constants")); errors++;
}
if((data1.types === undefined) || (!(func0.call(data1, "types")))){
(vErrors ??= []).push(missing(instancePath+"/files/" + i0, "types")); errors++;
}
if((data1.helpers === undefined) || (!(func0.call(data1, "helpers")))){
(vErrors ??= []).push(missing(instancePath+"/files/" + i0, "helpers")); errors++;
}
for(const key1 of Object.keys(data1)){
if(!(((((key1 === "file") || (key1 === "imports")) || (key1 === "constants")) || (key1 === "types")) || (key1 === "helpers"))){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}); errors++;
}
}
if(data1.file !== undefined && func0.call(data1, "file")){
if(!(validate62(data1.file, {instancePath:instancePath+"/files/" + i0+"/file"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data1.imports !== undefined && func0.call(data1, "imports")){
let data3 = data1.imports;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(typeof data4 === "string"){
if(func64(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i0+"/imports/" + i1,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/files/" + i0+"/imports/" + i1, "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/files/" + i0+"/imports", "array")); errors++;
}
}
if(data1.constants !== undefined && func0.call(data1, "constants")){
let data5 = data1.constants;
if(Array.isArray(data5)){
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
let data6 = data5[i2];
if(typeof data6 === "string"){
if(func64(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i0+"/constants/" + i2,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/files/" + i0+"/constants/" + i2, "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/files/" + i0+"/constants", "array")); errors++;
}
}
if(data1.types !== undefined && func0.call(data1, "types")){
let data7 = data1.types;
if(Array.isArray(data7)){
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
let data8 = data7[i3];
if(typeof data8 === "string"){
if(func64(data8) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i0+"/types/" + i3,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/files/" + i0+"/types/" + i3, "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/files/" + i0+"/types", "array")); errors++;
}
}
if(data1.helpers !== undefined && func0.call(data1, "helpers")){
let data9 = data1.helpers;
if(Array.isArray(data9)){
const len4 = data9.length;
for(let i4=0; i4<len4; i4++){
let data10 = data9[i4];
if(typeof data10 === "string"){
if(func64(data10) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i0+"/helpers/" + i4,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/files/" + i0+"/helpers/" + i4, "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/files/" + i0+"/helpers", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/files/" + i0, "object")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/files", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate1010.errors = vErrors;
return errors === 0;
}

export const validateSupervisorBrief = validate1012;

function validate1012(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "decision"){
if(!(validate322(data, {instancePath}))){
vErrors = vErrors === null ? validate322.errors : vErrors.concat(validate322.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "closure"){
if(!(validate329(data, {instancePath}))){
vErrors = vErrors === null ? validate329.errors : vErrors.concat(validate329.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate1012.errors = vErrors;
return errors === 0;
}

export const validateTestReport = validate1028;
const schema315 = {"$id":"test-report.schema.json","type":"object","additionalProperties":false,"required":["runner","command","tree","exit","results","faults","durationMs"],"properties":{"runner":{"type":"string","enum":["vitest","jest","node-test","pytest","unittest","junit","tap"]},"command":{"$ref":"common.schema.json--argv"},"tree":{"$ref":"common.schema.json--objectId"},"exit":{"$ref":"test-report.schema.json--exit"},"results":{"type":"array","items":{"$ref":"test-report.schema.json--result"}},"faults":{"type":"array","items":{"$ref":"test-report.schema.json--runFault"}},"durationMs":{"type":"integer","minimum":0},"excerpt":{"type":"string"}}};

function validate1016(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
(vErrors ??= []).push(missing(instancePath, "outcome")); errors++;
}
if((data.id === undefined) || (!(func0.call(data, "id")))){
(vErrors ??= []).push(missing(instancePath, "id")); errors++;
}
if((data.file === undefined) || (!(func0.call(data, "file")))){
(vErrors ??= []).push(missing(instancePath, "file")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "outcome") || (key0 === "id")) || (key0 === "file"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data0 = data.outcome;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/outcome", "string")); errors++;
}
if("passed" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"const",params:{allowedValue: "passed"},message:"must be equal to constant"}); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(typeof data1 === "string"){
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/id", "string")); errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(validate62(data.file, {instancePath:instancePath+"/file"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate1016.errors = vErrors;
return errors === 0;
}

const schema312 = {"type":"object","additionalProperties":false,"required":["outcome","id","file","class","message"],"properties":{"outcome":{"type":"string","const":"failed"},"id":{"type":"string","minLength":1},"file":{"$ref":"common.schema.json--path"},"class":{"type":"string","enum":["assertion","stub","error","collection","fixture","timeout","unknown"]},"message":{"type":"string"},"errorType":{"type":"string","minLength":1},"stub":{"type":"string","minLength":1},"expected":{"type":"string"},"actual":{"type":"string"},"frames":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["file","line"],"properties":{"file":{"$ref":"common.schema.json--path"},"line":{"type":"integer","minimum":1}}}}},"$id":"test-report.schema.json--failed"};

function validate1018(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
(vErrors ??= []).push(missing(instancePath, "outcome")); errors++;
}
if((data.id === undefined) || (!(func0.call(data, "id")))){
(vErrors ??= []).push(missing(instancePath, "id")); errors++;
}
if((data.file === undefined) || (!(func0.call(data, "file")))){
(vErrors ??= []).push(missing(instancePath, "file")); errors++;
}
if((data.class === undefined) || (!(func0.call(data, "class")))){
(vErrors ??= []).push(missing(instancePath, "class")); errors++;
}
if((data.message === undefined) || (!(func0.call(data, "message")))){
(vErrors ??= []).push(missing(instancePath, "message")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema312.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data0 = data.outcome;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/outcome", "string")); errors++;
}
if("failed" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"const",params:{allowedValue: "failed"},message:"must be equal to constant"}); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(typeof data1 === "string"){
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/id", "string")); errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(validate62(data.file, {instancePath:instancePath+"/file"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.class !== undefined && func0.call(data, "class")){
let data3 = data.class;
if(typeof data3 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/class", "string")); errors++;
}
if(!(((((((data3 === "assertion") || (data3 === "stub")) || (data3 === "error")) || (data3 === "collection")) || (data3 === "fixture")) || (data3 === "timeout")) || (data3 === "unknown"))){
(vErrors ??= []).push({instancePath:instancePath+"/class",keyword:"enum",params:{allowedValues: schema312.properties.class.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.message !== undefined && func0.call(data, "message")){
if(typeof data.message !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/message", "string")); errors++;
}
}
if(data.errorType !== undefined && func0.call(data, "errorType")){
let data5 = data.errorType;
if(typeof data5 === "string"){
if(func64(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/errorType",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/errorType", "string")); errors++;
}
}
if(data.stub !== undefined && func0.call(data, "stub")){
let data6 = data.stub;
if(typeof data6 === "string"){
if(func64(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/stub",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/stub", "string")); errors++;
}
}
if(data.expected !== undefined && func0.call(data, "expected")){
if(typeof data.expected !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/expected", "string")); errors++;
}
}
if(data.actual !== undefined && func0.call(data, "actual")){
if(typeof data.actual !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/actual", "string")); errors++;
}
}
if(data.frames !== undefined && func0.call(data, "frames")){
let data9 = data.frames;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if((data10.file === undefined) || (!(func0.call(data10, "file")))){
(vErrors ??= []).push(missing(instancePath+"/frames/" + i0, "file")); errors++;
}
if((data10.line === undefined) || (!(func0.call(data10, "line")))){
(vErrors ??= []).push(missing(instancePath+"/frames/" + i0, "line")); errors++;
}
for(const key1 of Object.keys(data10)){
if(!((key1 === "file") || (key1 === "line"))){
(vErrors ??= []).push({instancePath:instancePath+"/frames/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}); errors++;
}
}
if(data10.file !== undefined && func0.call(data10, "file")){
if(!(validate62(data10.file, {instancePath:instancePath+"/frames/" + i0+"/file"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data10.line !== undefined && func0.call(data10, "line")){
let data12 = data10.line;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
(vErrors ??= []).push(wrongType(instancePath+"/frames/" + i0+"/line", "integer")); errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 1 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/frames/" + i0+"/line",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/frames/" + i0, "object")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/frames", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate1018.errors = vErrors;
return errors === 0;
}


function validate1021(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
(vErrors ??= []).push(missing(instancePath, "outcome")); errors++;
}
if((data.id === undefined) || (!(func0.call(data, "id")))){
(vErrors ??= []).push(missing(instancePath, "id")); errors++;
}
if((data.file === undefined) || (!(func0.call(data, "file")))){
(vErrors ??= []).push(missing(instancePath, "file")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "outcome") || (key0 === "id")) || (key0 === "file"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.outcome !== undefined && func0.call(data, "outcome")){
let data0 = data.outcome;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/outcome", "string")); errors++;
}
if("skipped" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"const",params:{allowedValue: "skipped"},message:"must be equal to constant"}); errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(typeof data1 === "string"){
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/id", "string")); errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(validate62(data.file, {instancePath:instancePath+"/file"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate1021.errors = vErrors;
return errors === 0;
}


function validate1015(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.outcome === undefined) || (!(func0.call(data, "outcome")))){
(vErrors ??= []).push(missing(instancePath, "outcome")); errors++;
}
const tag0 = data.outcome;
if(typeof tag0 == "string"){
if(tag0 === "passed"){
if(!(validate1016(data, {instancePath}))){
vErrors = vErrors === null ? validate1016.errors : vErrors.concat(validate1016.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "failed"){
if(!(validate1018(data, {instancePath}))){
vErrors = vErrors === null ? validate1018.errors : vErrors.concat(validate1018.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "skipped"){
if(!(validate1021(data, {instancePath}))){
vErrors = vErrors === null ? validate1021.errors : vErrors.concat(validate1021.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "outcome", tagValue: tag0},message:"value of tag \"outcome\" must be in oneOf"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "outcome", tagValue: tag0},message:"tag \"outcome\" must be string"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate1015.errors = vErrors;
return errors === 0;
}

const schema314 = {"type":"object","additionalProperties":false,"required":["kind","message"],"properties":{"kind":{"type":"string","enum":["nothing-collected","no-report","bad-report","exit-disagrees","count-disagrees","limit","set-up-failed","collection","command-missing"]},"message":{"type":"string","minLength":1},"file":{"$ref":"common.schema.json--path"}},"$id":"test-report.schema.json--runFault"};

function validate1026(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.message === undefined) || (!(func0.call(data, "message")))){
(vErrors ??= []).push(missing(instancePath, "message")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "message")) || (key0 === "file"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if(!(((((((((data0 === "nothing-collected") || (data0 === "no-report")) || (data0 === "bad-report")) || (data0 === "exit-disagrees")) || (data0 === "count-disagrees")) || (data0 === "limit")) || (data0 === "set-up-failed")) || (data0 === "collection")) || (data0 === "command-missing"))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema314.properties.kind.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.message !== undefined && func0.call(data, "message")){
let data1 = data.message;
if(typeof data1 === "string"){
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/message", "string")); errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(validate62(data.file, {instancePath:instancePath+"/file"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate1026.errors = vErrors;
return errors === 0;
}


function validate1028(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.runner === undefined) || (!(func0.call(data, "runner")))){
(vErrors ??= []).push(missing(instancePath, "runner")); errors++;
}
if((data.command === undefined) || (!(func0.call(data, "command")))){
(vErrors ??= []).push(missing(instancePath, "command")); errors++;
}
if((data.tree === undefined) || (!(func0.call(data, "tree")))){
(vErrors ??= []).push(missing(instancePath, "tree")); errors++;
}
if((data.exit === undefined) || (!(func0.call(data, "exit")))){
(vErrors ??= []).push(missing(instancePath, "exit")); errors++;
}
if((data.results === undefined) || (!(func0.call(data, "results")))){
(vErrors ??= []).push(missing(instancePath, "results")); errors++;
}
if((data.faults === undefined) || (!(func0.call(data, "faults")))){
(vErrors ??= []).push(missing(instancePath, "faults")); errors++;
}
if((data.durationMs === undefined) || (!(func0.call(data, "durationMs")))){
(vErrors ??= []).push(missing(instancePath, "durationMs")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "runner") || (key0 === "command")) || (key0 === "tree")) || (key0 === "exit")) || (key0 === "results")) || (key0 === "faults")) || (key0 === "durationMs")) || (key0 === "excerpt"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.runner !== undefined && func0.call(data, "runner")){
let data0 = data.runner;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/runner", "string")); errors++;
}
if(!(((((((data0 === "vitest") || (data0 === "jest")) || (data0 === "node-test")) || (data0 === "pytest")) || (data0 === "unittest")) || (data0 === "junit")) || (data0 === "tap"))){
(vErrors ??= []).push({instancePath:instancePath+"/runner",keyword:"enum",params:{allowedValues: schema315.properties.runner.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.command !== undefined && func0.call(data, "command")){
if(!(validate192(data.command, {instancePath:instancePath+"/command"}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
}
if(data.tree !== undefined && func0.call(data, "tree")){
if(!(validate128(data.tree, {instancePath:instancePath+"/tree"}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.exit !== undefined && func0.call(data, "exit")){
if(!(validate357(data.exit, {instancePath:instancePath+"/exit"}))){
vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
errors = vErrors.length;
}
}
if(data.results !== undefined && func0.call(data, "results")){
let data4 = data.results;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1015(data4[i0], {instancePath:instancePath+"/results/" + i0}))){
vErrors = vErrors === null ? validate1015.errors : vErrors.concat(validate1015.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/results", "array")); errors++;
}
}
if(data.faults !== undefined && func0.call(data, "faults")){
let data6 = data.faults;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!(validate1026(data6[i1], {instancePath:instancePath+"/faults/" + i1}))){
vErrors = vErrors === null ? validate1026.errors : vErrors.concat(validate1026.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/faults", "array")); errors++;
}
}
if(data.durationMs !== undefined && func0.call(data, "durationMs")){
let data8 = data.durationMs;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
(vErrors ??= []).push(wrongType(instancePath+"/durationMs", "integer")); errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/durationMs",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.excerpt !== undefined && func0.call(data, "excerpt")){
if(typeof data.excerpt !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/excerpt", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate1028.errors = vErrors;
return errors === 0;
}

export const validateTestsSheet = validate256;

export const validateTestwriterBrief = validate248;

export const validateTicket = validate944;

export const validateToolReply = validate1046;

function validate1034(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.digest === undefined) || (!(func0.call(data, "digest")))){
(vErrors ??= []).push(missing(instancePath, "digest")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "digest"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("written" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "written"},message:"must be equal to constant"}); errors++;
}
}
if(data.digest !== undefined && func0.call(data, "digest")){
if(!(validate130(data.digest, {instancePath:instancePath+"/digest"}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate1034.errors = vErrors;
return errors === 0;
}


function validate1036(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.actual === undefined) || (!(func0.call(data, "actual")))){
(vErrors ??= []).push(missing(instancePath, "actual")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "actual"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("stale" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "stale"},message:"must be equal to constant"}); errors++;
}
}
if(data.actual !== undefined && func0.call(data, "actual")){
let data1 = data.actual;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate130(data1, {instancePath:instancePath+"/actual"}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data1 !== null){
(vErrors ??= []).push(wrongType(instancePath+"/actual", "null")); errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/actual",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}); errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate1036.errors = vErrors;
return errors === 0;
}


function validate1038(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.path === undefined) || (!(func0.call(data, "path")))){
(vErrors ??= []).push(missing(instancePath, "path")); errors++;
}
if((data.rule === undefined) || (!(func0.call(data, "rule")))){
(vErrors ??= []).push(missing(instancePath, "rule")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "path")) || (key0 === "rule"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("refused" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "refused"},message:"must be equal to constant"}); errors++;
}
}
if(data.path !== undefined && func0.call(data, "path")){
let data1 = data.path;
if(typeof data1 === "string"){
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/path", "string")); errors++;
}
}
if(data.rule !== undefined && func0.call(data, "rule")){
let data2 = data.rule;
if(typeof data2 === "string"){
if(func64(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/rule",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/rule", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate1038.errors = vErrors;
return errors === 0;
}


function validate1039(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.exit === undefined) || (!(func0.call(data, "exit")))){
(vErrors ??= []).push(missing(instancePath, "exit")); errors++;
}
if((data.output === undefined) || (!(func0.call(data, "output")))){
(vErrors ??= []).push(missing(instancePath, "output")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "exit")) || (key0 === "output"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("ran" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "ran"},message:"must be equal to constant"}); errors++;
}
}
if(data.exit !== undefined && func0.call(data, "exit")){
if(!(validate357(data.exit, {instancePath:instancePath+"/exit"}))){
vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
errors = vErrors.length;
}
}
if(data.output !== undefined && func0.call(data, "output")){
if(typeof data.output !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/output", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate1039.errors = vErrors;
return errors === 0;
}


function validate1041(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.report === undefined) || (!(func0.call(data, "report")))){
(vErrors ??= []).push(missing(instancePath, "report")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "report"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("tested" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "tested"},message:"must be equal to constant"}); errors++;
}
}
if(data.report !== undefined && func0.call(data, "report")){
if(!(validate1028(data.report, {instancePath:instancePath+"/report"}))){
vErrors = vErrors === null ? validate1028.errors : vErrors.concat(validate1028.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate1041.errors = vErrors;
return errors === 0;
}


function validate1043(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.result === undefined) || (!(func0.call(data, "result")))){
(vErrors ??= []).push(missing(instancePath, "result")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "result"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("checked" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "checked"},message:"must be equal to constant"}); errors++;
}
}
if(data.result !== undefined && func0.call(data, "result")){
if(!(validate354(data.result, {instancePath:instancePath+"/result"}))){
vErrors = vErrors === null ? validate354.errors : vErrors.concat(validate354.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate1043.errors = vErrors;
return errors === 0;
}


function validate1045(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.why === undefined) || (!(func0.call(data, "why")))){
(vErrors ??= []).push(missing(instancePath, "why")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "why"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("failed" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "failed"},message:"must be equal to constant"}); errors++;
}
}
if(data.why !== undefined && func0.call(data, "why")){
let data1 = data.why;
if(typeof data1 === "string"){
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/why",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/why", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate1045.errors = vErrors;
return errors === 0;
}


function validate1046(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "written"){
if(!(validate1034(data, {instancePath}))){
vErrors = vErrors === null ? validate1034.errors : vErrors.concat(validate1034.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "stale"){
if(!(validate1036(data, {instancePath}))){
vErrors = vErrors === null ? validate1036.errors : vErrors.concat(validate1036.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "refused"){
if(!(validate1038(data, {instancePath}))){
vErrors = vErrors === null ? validate1038.errors : vErrors.concat(validate1038.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "ran"){
if(!(validate1039(data, {instancePath}))){
vErrors = vErrors === null ? validate1039.errors : vErrors.concat(validate1039.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "tested"){
if(!(validate1041(data, {instancePath}))){
vErrors = vErrors === null ? validate1041.errors : vErrors.concat(validate1041.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "checked"){
if(!(validate1043(data, {instancePath}))){
vErrors = vErrors === null ? validate1043.errors : vErrors.concat(validate1043.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "failed"){
if(!(validate1045(data, {instancePath}))){
vErrors = vErrors === null ? validate1045.errors : vErrors.concat(validate1045.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate1046.errors = vErrors;
return errors === 0;
}

export const validateToolRequest = validate1063;

function validate1054(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.path === undefined) || (!(func0.call(data, "path")))){
(vErrors ??= []).push(missing(instancePath, "path")); errors++;
}
if((data.text === undefined) || (!(func0.call(data, "text")))){
(vErrors ??= []).push(missing(instancePath, "text")); errors++;
}
if((data.digest === undefined) || (!(func0.call(data, "digest")))){
(vErrors ??= []).push(missing(instancePath, "digest")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "kind") || (key0 === "path")) || (key0 === "text")) || (key0 === "digest"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("write" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "write"},message:"must be equal to constant"}); errors++;
}
}
if(data.path !== undefined && func0.call(data, "path")){
let data1 = data.path;
if(typeof data1 === "string"){
if(func64(data1) > 1024){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}); errors++;
}
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/path", "string")); errors++;
}
}
if(data.text !== undefined && func0.call(data, "text")){
if(typeof data.text !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/text", "string")); errors++;
}
}
if(data.digest !== undefined && func0.call(data, "digest")){
let data3 = data.digest;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(!(validate130(data3, {instancePath:instancePath+"/digest"}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
const _errs11 = errors;
if(data3 !== null){
(vErrors ??= []).push(wrongType(instancePath+"/digest", "null")); errors++;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/digest",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}); errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate1054.errors = vErrors;
return errors === 0;
}


function validate1056(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.path === undefined) || (!(func0.call(data, "path")))){
(vErrors ??= []).push(missing(instancePath, "path")); errors++;
}
if((data.old === undefined) || (!(func0.call(data, "old")))){
(vErrors ??= []).push(missing(instancePath, "old")); errors++;
}
if((data.new === undefined) || (!(func0.call(data, "new")))){
(vErrors ??= []).push(missing(instancePath, "new")); errors++;
}
if((data.digest === undefined) || (!(func0.call(data, "digest")))){
(vErrors ??= []).push(missing(instancePath, "digest")); errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "kind") || (key0 === "path")) || (key0 === "old")) || (key0 === "new")) || (key0 === "digest"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("edit" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "edit"},message:"must be equal to constant"}); errors++;
}
}
if(data.path !== undefined && func0.call(data, "path")){
let data1 = data.path;
if(typeof data1 === "string"){
if(func64(data1) > 1024){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}); errors++;
}
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/path", "string")); errors++;
}
}
if(data.old !== undefined && func0.call(data, "old")){
let data2 = data.old;
if(typeof data2 === "string"){
if(func64(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/old",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/old", "string")); errors++;
}
}
if(data.new !== undefined && func0.call(data, "new")){
if(typeof data.new !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/new", "string")); errors++;
}
}
if(data.digest !== undefined && func0.call(data, "digest")){
let data4 = data.digest;
const _errs11 = errors;
let valid1 = false;
const _errs12 = errors;
if(!(validate130(data4, {instancePath:instancePath+"/digest"}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
const _errs13 = errors;
if(data4 !== null){
(vErrors ??= []).push(wrongType(instancePath+"/digest", "null")); errors++;
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/digest",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}); errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate1056.errors = vErrors;
return errors === 0;
}


function validate1058(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.run === undefined) || (!(func0.call(data, "run")))){
(vErrors ??= []).push(missing(instancePath, "run")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "run"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("shell" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "shell"},message:"must be equal to constant"}); errors++;
}
}
if(data.run !== undefined && func0.call(data, "run")){
if(!(validate192(data.run, {instancePath:instancePath+"/run"}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate1058.errors = vErrors;
return errors === 0;
}


function validate1060(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.files === undefined) || (!(func0.call(data, "files")))){
(vErrors ??= []).push(missing(instancePath, "files")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "files"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("run-tests" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "run-tests"},message:"must be equal to constant"}); errors++;
}
}
if(data.files !== undefined && func0.call(data, "files")){
let data1 = data.files;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate62(data1[i0], {instancePath:instancePath+"/files/" + i0}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/files", "array")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate1060.errors = vErrors;
return errors === 0;
}


function validate1062(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
(vErrors ??= []).push(missing(instancePath, "name")); errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "kind") || (key0 === "name"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(wrongType(instancePath+"/kind", "string")); errors++;
}
if("run-check" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "run-check"},message:"must be equal to constant"}); errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data1 = data.name;
if(typeof data1 === "string"){
if(func64(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath+"/name", "string")); errors++;
}
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate1062.errors = vErrors;
return errors === 0;
}


function validate1063(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
(vErrors ??= []).push(missing(instancePath, "kind")); errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "write"){
if(!(validate1054(data, {instancePath}))){
vErrors = vErrors === null ? validate1054.errors : vErrors.concat(validate1054.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "edit"){
if(!(validate1056(data, {instancePath}))){
vErrors = vErrors === null ? validate1056.errors : vErrors.concat(validate1056.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "shell"){
if(!(validate1058(data, {instancePath}))){
vErrors = vErrors === null ? validate1058.errors : vErrors.concat(validate1058.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "run-tests"){
if(!(validate1060(data, {instancePath}))){
vErrors = vErrors === null ? validate1060.errors : vErrors.concat(validate1060.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "run-check"){
if(!(validate1062(data, {instancePath}))){
vErrors = vErrors === null ? validate1062.errors : vErrors.concat(validate1062.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"}); errors++;
}
}
else {
(vErrors ??= []).push(wrongType(instancePath, "object")); errors++;
}
validate1063.errors = vErrors;
return errors === 0;
}

export const validateTriageSheet = validate577;
